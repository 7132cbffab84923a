// A field that is as high as what is written in it, up to what its style allows.

/** An attachment for a textarea; `text` is what it shows, so that it is measured anew. */
export function growing(text: string): (field: HTMLTextAreaElement) => void {
  return (field) => {
    // Without a style a field of one row is as high as that row.
    field.style.height = '';
    if (text === '') return;
    const border_px = field.offsetHeight - field.clientHeight;
    field.style.height = `${field.scrollHeight + border_px}px`;
  };
}
