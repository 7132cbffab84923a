// The lines of a text, one after the other. Whatever is not as it has to be is junk, and where it is is told.

/** Never leaves the readers of this folder. */
export class Junk extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

const PRINTED = /^[ -~\n]*\n$/;
const COUNT = /^(0|[1-9]\d{0,8})$/;
const NAME = /^[A-Za-z0-9._-]{1,64}$/;

export class Lines {
  private readonly lines: readonly (readonly string[])[];
  private at = 0;

  constructor(text: string) {
    if (!PRINTED.test(text)) throw new Junk(1);
    const lines = text.slice(0, -1).split('\n');
    this.lines = lines.map((line) => line.split('|'));
  }

  get isOver(): boolean {
    return this.at === this.lines.length;
  }

  /** What the next line begins with. */
  next(): string | undefined {
    return this.lines[this.at]?.[0];
  }

  /** What follows the name on the next line; so many fields, where it matters. */
  take(name: string, fields?: number): string[] {
    if (this.next() !== name) this.fail();
    const [, ...rest] = this.lines[this.at++] ?? [];
    if (fields !== undefined && rest.length !== fields) this.failLast();
    return rest;
  }

  /** The only field of the next line. */
  one(name: string): string {
    return this.take(name, 1)[0] ?? this.failLast();
  }

  /** All lines of this name that follow at once. */
  all<T>(name: string, read: (fields: string[]) => T, fields?: number): T[] {
    const found: T[] = [];
    while (this.next() === name) found.push(read(this.take(name, fields)));
    return found;
  }

  /** These are for the line that was taken last. */
  count(field: string | undefined): number {
    return field !== undefined && COUNT.test(field) ? Number(field) : this.failLast();
  }

  name(field: string | undefined): string {
    return this.fits(NAME, field);
  }

  fits(form: RegExp, field: string | undefined): string {
    return field !== undefined && form.test(field) ? field : this.failLast();
  }

  flag(field: string | undefined): boolean {
    return this.fits(/^[01]$/, field) === '1';
  }

  oneOf<T extends string>(words: readonly T[], field: string | undefined): T {
    return words.find((word) => word === field) ?? this.failLast();
  }

  get mark(): number {
    return this.at;
  }

  /** The text from a mark up to here. */
  since(mark: number): string {
    const lines = this.lines.slice(mark, this.at);
    return lines.map((fields) => `${fields.join('|')}\n`).join('');
  }

  fail(): never {
    throw new Junk(this.at + 1);
  }

  failLast(): never {
    throw new Junk(this.at);
  }
}
