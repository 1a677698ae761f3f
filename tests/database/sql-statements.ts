export type Statement = { text: string; line: number; comment: string }

/** Where the quoted or commented part that begins at `at` ends, or undefined when none begins there. */
function endOfQuoted(sql: string, at: number): number | undefined {
  const rest = sql.slice(at, at + 64)
  const until = (end: string, from: number) => {
    const found = sql.indexOf(end, from)
    return found === -1 ? sql.length : found + end.length
  }
  if (rest.startsWith('--')) return until('\n', at)
  if (rest.startsWith('/*')) return until('*/', at)
  if (rest.startsWith("'")) return until("'", at + 1)
  if (rest.startsWith('"')) return until('"', at + 1)
  const tag = /^\$\w*\$/.exec(rest)?.[0]
  return tag ? until(tag, at + tag.length) : undefined
}

/** The statements of a migration on one line each, without their comments, with the comment that stands before them. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = []
  let [text, comment, line, at] = ['', '', 1, 0]
  let begun = 1
  while (at < sql.length) {
    const end = endOfQuoted(sql, at) ?? at + 1
    const piece = sql.slice(at, end)
    if (piece === ';') {
      statements.push({ text: text.replace(/\s+/g, ' ').trim(), line: begun, comment })
      ;[text, comment] = ['', '']
    } else if (piece.startsWith('--') || piece.startsWith('/*')) comment += piece
    else {
      if (text === '' && piece.trim() === '') begun = line
      text = text === '' && piece.trim() === '' ? '' : text + piece
    }
    line += piece.split('\n').length - 1
    if (text === '') begun = line
    at = end
  }
  if (text.trim()) statements.push({ text: text.replace(/\s+/g, ' ').trim(), line: begun, comment })
  return statements
}
