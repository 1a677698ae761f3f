export type Statement = {
  /** The statement on one line, without comments and without quotes around plain names. */
  text: string
  source: string
  line: number
  comment: string
}

/** Returns the end of the string, body or comment that begins at `at`; undefined if none of these begins at `at`. */
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

/** Removes quotes, because Supabase's program quotes every name, but our rules expect names as people write them. */
const unquoted = (piece: string) => piece.replace(/^"([a-z_][a-z0-9_]*)"$/, '$1')

export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = []
  let [text, source, comment, line, at] = ['', '', '', 1, 0]
  let begun = 1
  const statement = () => ({
    text: text.replace(/\s+/g, ' ').trim(),
    source: source.trim(),
    line: begun,
    comment,
  })
  while (at < sql.length) {
    const end = endOfQuoted(sql, at) ?? at + 1
    const piece = sql.slice(at, end)
    if (piece !== ';') source += piece
    if (piece === ';') {
      statements.push(statement())
      ;[text, source, comment] = ['', '', '']
    } else if (piece.startsWith('--') || piece.startsWith('/*')) comment += piece
    else {
      if (text === '' && piece.trim() === '') begun = line
      text = text === '' && piece.trim() === '' ? '' : text + unquoted(piece)
    }
    line += piece.split('\n').length - 1
    if (text === '') begun = line
    at = end
  }
  if (text.trim()) statements.push(statement())
  return statements
}
