// What a screen reader says: one live region for the whole page.

class Speech {
  text = $state('');
  #lines: string[] = [];
  #timer = 0;

  say(line: string): void {
    if (!line) return;
    this.#lines.push(line);
    clearTimeout(this.#timer);
    // Events come in bursts: said together, they are not cut off by each other.
    this.#timer = window.setTimeout(() => {
      this.text = this.#lines.join('. ');
      this.#lines = [];
    }, 150);
  }
}

export const speech = new Speech();
export const speak = (line: string): void => speech.say(line);
