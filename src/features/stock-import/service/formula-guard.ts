/**
 * What a spreadsheet reads as a formula, and might run, when a cell begins with it. The sign that makes it text there
 * stands before it; so it does before a text that has such a sign itself, or it could not be taken away again.
 */
const formula = /^'*[=+\-@\t\r]/;
const guardedFormula = /^'+[=+\-@\t\r]/;

export function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

export function unguarded(cell: string): string {
  return guardedFormula.test(cell) ? cell.slice(1) : cell;
}
