/**
 * What came, with every part that is as it was before being the same object: what is drawn of it is not drawn anew.
 */
export function kept<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = Array.isArray(after) ? ([] as unknown as Record<string, unknown>) : {};
  for (const key of keys) {
    made[key] = kept(before[key], after[key]);
    if (made[key] !== before[key] || !(key in before)) same = false;
  }
  return (same ? before : made) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
