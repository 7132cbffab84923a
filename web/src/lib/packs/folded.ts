// Names as they are compared: upper and lower case make no difference, nor do other forms of the same
// letters.

export function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
