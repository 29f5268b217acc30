// A browser's storage as src/ludotheque/page/shelf.py wants it: IndexedDB, one transaction a call, done when it is on the disk.

interface KeptTable {
  id?: number;
  code: string;
  /** JSON: its row, and its line in a list. */
  row: string;
  summary: string;
  snapshot?: string;
}

interface KeptEvent {
  table: number;
  version: number;
  ply?: number;
  text: string;
}

const NAME = 'ludotheque';
const VERSION = 1;
const STORES = ['tables', 'events', 'notes'] as const;
type Store = (typeof STORES)[number];

export class Shelf {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<Shelf> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      database.createObjectStore('tables', { keyPath: 'id', autoIncrement: true }).createIndex('code', 'code', {
        unique: true,
      });
      const events = database.createObjectStore('events', { keyPath: ['table', 'version'] });
      // Of two tabs that play the same turn, one is first.
      events.createIndex('ply', ['table', 'ply'], { unique: true });
      database.createObjectStore('notes');
    };
    const database = await done(opening);
    // Another tab has a newer version of this page, which needs the storage in another form.
    database.onversionchange = () => database.close();
    return new Shelf(database);
  }

  async rows(): Promise<string> {
    const tables = await this.#tables();
    return `[${tables.map((table) => table.row).join(',')}]`;
  }

  async summaries(): Promise<string> {
    const tables = await this.#tables();
    return `[${tables.map((table) => table.summary).join(',')}]`;
  }

  #tables(): Promise<KeptTable[]> {
    return done(this.#reading('tables').objectStore('tables').getAll() as IDBRequest<KeptTable[]>);
  }

  async read(code: string): Promise<string | null> {
    const reading = this.#reading('tables', 'events');
    const table = await done(
      reading.objectStore('tables').index('code').get(code) as IDBRequest<KeptTable | undefined>,
    );
    if (!table) return null;
    const events = await done(reading.objectStore('events').getAll(after(table.id!, 0)) as IDBRequest<KeptEvent[]>);
    return `{"row":${table.row},"snapshot":${table.snapshot ?? 'null'},"events":[${texts(events)}]}`;
  }

  async row(id: number): Promise<string | null> {
    const table = await done(
      this.#reading('tables').objectStore('tables').get(id) as IDBRequest<KeptTable | undefined>,
    );
    return table?.row ?? null;
  }

  async events(id: number, version: number): Promise<string> {
    const found = this.#reading('events').objectStore('events').getAll(after(id, version)) as IDBRequest<KeptEvent[]>;
    return `[${texts(await done(found))}]`;
  }

  async versions(): Promise<string> {
    const keys = await done(this.#reading('events').objectStore('events').getAllKeys() as IDBRequest<IDBValidKey[]>);
    return JSON.stringify(Object.fromEntries(keys as [number, number][]));
  }

  /** The new table's id, also in its row; 0 when there is one with this code. */
  async create(code: string, row: string, summary: string, events: string): Promise<number> {
    const writing = this.#writing();
    try {
      const tables = writing.objectStore('tables');
      const id = (await done(tables.add({ code, row, summary } satisfies KeptTable))) as number;
      const known = JSON.stringify({ ...(JSON.parse(row) as object), id });
      tables.put({ id, code, row: known, summary } satisfies KeptTable);
      for (const event of JSON.parse(events) as Told[]) writing.objectStore('events').add(kept(id, event));
      await ended(writing);
      return id;
    } catch (error) {
      if (isTaken(error)) return 0;
      throw error;
    }
  }

  /** False when this version or ply is there already. */
  async append(id: number, row: string, summary: string, event: string): Promise<boolean> {
    const writing = this.#writing();
    try {
      const tables = writing.objectStore('tables');
      const table = await done(tables.get(id) as IDBRequest<KeptTable | undefined>);
      if (!table) return false;
      writing.objectStore('events').add(kept(id, JSON.parse(event) as Told, event));
      tables.put({ ...table, row, summary });
      await ended(writing);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  async snap(id: number, snapshot: string): Promise<void> {
    const writing = this.#writing();
    const tables = writing.objectStore('tables');
    const table = await done(tables.get(id) as IDBRequest<KeptTable | undefined>);
    if (table) tables.put({ ...table, snapshot });
    await ended(writing);
  }

  async remove(id: number): Promise<void> {
    const writing = this.#writing();
    writing.objectStore('tables').delete(id);
    writing.objectStore('events').delete(after(id, 0));
    await ended(writing);
  }

  async note(name: string): Promise<string | null> {
    const found = this.#reading('notes').objectStore('notes').get(name) as IDBRequest<string | undefined>;
    return (await done(found)) ?? null;
  }

  /** Those whose names begin so. */
  notesOf(beginning: string): Promise<string[]> {
    const names = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    return done(this.#reading('notes').objectStore('notes').getAll(names) as IDBRequest<string[]>);
  }

  async jot(name: string, text: string): Promise<void> {
    const writing = this.#writing();
    writing.objectStore('notes').put(text, name);
    await ended(writing);
  }

  #reading(...stores: Store[]): IDBTransaction {
    return this.#database.transaction(stores, 'readonly');
  }

  #writing(): IDBTransaction {
    return this.#database.transaction(STORES, 'readwrite', { durability: 'strict' });
  }
}

interface Told {
  version: number;
  ply: number | null;
}

function kept(table: number, told: Told, text = JSON.stringify(told)): KeptEvent {
  return { table, version: told.version, text, ...(told.ply === null ? {} : { ply: told.ply }) };
}

function texts(events: KeptEvent[]): string {
  return events.map((event) => event.text).join(',');
}

function after(table: number, version: number): IDBKeyRange {
  return IDBKeyRange.bound([table, version], [table, Infinity], true);
}

function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('the storage failed'));
  });
}

/** When all of it is on the disk. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('the storage failed'));
  });
}

let opened: Promise<Shelf> | null = null;

/** The one shelf of this page; one that could not be opened is tried again. */
export function openShelf(): Promise<Shelf> {
  opened ??= Shelf.open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}
