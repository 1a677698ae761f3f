type Rule = (statements: readonly Statement[]) => (Statement & { why: string })[]

const marker = /--\s*loses data:\s*\S+/i

/** The rules of the statements that match a pattern; `sound` sees the match, the statement and what stands before it. */
const each =
  (
    pattern: RegExp,
    why: string,
    sound: (match: RegExpExecArray, statement: Statement, before: readonly Statement[]) => boolean,
  ): Rule =>
  (statements) =>
    statements.flatMap((statement, place) => {
      const match = pattern.exec(statement.text)
      if (!match || sound(match, statement, statements.slice(0, place))) return []
      return [{ ...statement, why }]
    })

const says = (statements: readonly Statement[], pattern: RegExp) =>
  statements.some(({ text }) => pattern.test(text))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Tables that a `do` block closes by a list of names, as `schema.table`. */
function closedByList({ text }: Statement): string[] {
  const names = /array\[([^\]]+)\]/.exec(text)?.[1]?.match(/\w+/g) ?? []
  const schema = /revoke all on (\w+)\.%I from anon, authenticated, service_role/.exec(text)?.[1]
  const secured = schema && text.includes(`alter table ${schema}.%I enable row level security`)
  return secured ? names.map((name) => `${schema}.${name}`) : []
}

/** Between its birth and both of these a table could be read by whoever Supabase grants new tables to. */
function closedBeforeOpened(statements: readonly Statement[]): ReturnType<Rule> {
  return statements.flatMap((statement, place) => {
    const name = /^create table (?:if not exists )?([\w.]+)/i.exec(statement.text)?.[1]
    if (!name) return []
    const later = statements.slice(place + 1)
    const at = (pattern: RegExp) => later.findIndex(({ text }) => pattern.test(text))
    const listed = later.findIndex((one) => closedByList(one).includes(name))
    const table = escaped(name)
    const secured = at(new RegExp(`^alter table ${table} enable row level security`, 'i'))
    const revoked = at(
      new RegExp(`^revoke all on (?:table )?${table} from anon, authenticated, service_role`, 'i'),
    )
    const closed = listed !== -1 ? listed : secured === -1 || revoked === -1 ? -1 : Math.max(secured, revoked)
    const opened = at(
      new RegExp(`^(grant .* on|create policy .* on|alter publication .*) .*\\b${table}\\b`, 'i'),
    )
    if (closed === -1) return [{ ...statement, why: 'a new table is not closed in its own file' }]
    if (opened !== -1 && opened < closed)
      return [{ ...statement, why: 'a new table is opened before it is closed' }]
    return []
  })
}

/** A migration that broke off, or that two servers begin at once, is run again: nothing may be there that is in the way. */
const twice: Rule[] = [
  each(
    /^create (?:unique )?(table|index|schema|extension|sequence)\b(?! if not exists)/i,
    'create without "if not exists"',
    () => false,
  ),
  each(/^create (function|procedure|view|aggregate)\b/i, 'create without "or replace"', () => false),
  each(
    /^create (type|domain|role|publication|materialized view|rule|cast)\b/i,
    'create that has no safe form: ask the catalogue in a do block',
    () => false,
  ),
  each(
    /^(create|drop) (or replace )?trigger .* on auth\./i,
    'a trigger of auth is not kept by private.ensure_auth_trigger',
    () => false,
  ),
  each(
    /^create trigger (\w+) .*? on ([\w.]+)/i,
    'a trigger is not dropped before it is made',
    ([, name, table], _, before) =>
      says(before, new RegExp(`^drop trigger if exists ${name} on ${escaped(table ?? '')}$`, 'i')),
  ),
  each(
    /^create policy "([^"]+)" on ([\w.]+)/i,
    'a policy is not dropped before it is made',
    ([, name, table], _, before) =>
      says(
        before,
        new RegExp(`^drop policy if exists "${escaped(name ?? '')}" on ${escaped(table ?? '')}$`, 'i'),
      ),
  ),
  each(/^drop (?!.* if exists )/i, 'drop without "if exists"', () => false),
  each(/^alter table .*\badd column\b(?! if not exists)/i, 'add column without "if not exists"', () => false),
  each(
    /^alter table ([\w.]+) .*?\badd constraint (\w+)/i,
    'a constraint is not dropped before it is added',
    ([, table, name], { text }, before) =>
      new RegExp(`drop constraint if exists ${name}\\b`).test(text) ||
      says(
        before,
        new RegExp(`^alter table ${escaped(table ?? '')} drop constraint if exists ${name}\\b`, 'i'),
      ),
  ),
  each(/^insert into\b/i, 'an insert that a second run repeats', (_, { text }) =>
    / on conflict | where not exists /i.test(text),
  ),
]

/** What a client gave us goes only when a line above says «loses data: …» and why that is right. */
const nothingLost: Rule[] = [
  each(
    /^drop (table|schema)\b|^alter table .*\bdrop column\b|^truncate\b|^alter table .* alter (column )?\w+ (set data )?type\b/i,
    'data may be lost: "-- loses data: why" is missing',
    (_, { comment }) => marker.test(comment),
  ),
  each(
    /^delete from [\w.]+( \w+)?$|^drop .* cascade$/i,
    'more may go than meant: "-- loses data: why" is missing',
    (_, { comment }) => marker.test(comment),
  ),
]

const functions: Rule[] = [
  // Else whoever may create a schema decides what the names in it mean, with the rights of its owner if it is a definer's.
  // A plain SQL function of its caller may do without, where a comment says so: it is written into the statement.
  each(
    /^create or replace (function|procedure)\b/i,
    'a function without "set search_path = \'\'"',
    (_, { text, comment }) => {
      const head = text.split('$$')[0] ?? ''
      const inlined = /language sql\b/.test(head) && /fixes no search path/i.test(comment)
      return head.includes(" set search_path = ''") || (inlined && !/security definer/i.test(head))
    },
  ),
]

/** The names of a function's parameters. */
const parametersOf = ({ text }: Statement): string[] =>
  (/^create or replace function [\w.]+\((.*?)\) returns /i.exec(text)?.[1] ?? '')
    .split(',')
    .flatMap((one) => /^\s*(\w+)/.exec(one)?.[1] ?? [])

/** Anybody may leave a parameter out of a call, or send null: what is compared with it is null, and a refusal lets that pass. */
const nullsRefused: Rule[] = [
  each(
    /(<>|!=) (\w+\.)?(seen|expected)\b|\b(seen|expected) (<>|!=)/,
    'what the caller saw is compared by "<>", which lets null pass: write "is distinct from"',
    () => false,
  ),
  (statements) =>
    statements.flatMap((statement) =>
      parametersOf(statement)
        .filter(
          (name) =>
            new RegExp(`\\bif (?:[^;]* (?:and|or) )?${name} not in \\('|is not null\\) = ${name} then`).test(
              statement.text,
            ) && !new RegExp(`\\b${name} is null\\b`).test(statement.text),
        )
        .map((name) => ({ ...statement, why: `a null ${name} is not refused` })),
    ),
]

/** Each file is one transaction: its own begin or commit would cut it in two, and these statements refuse to be in one. */
const oneTransaction: Rule[] = [
  each(
    /^(begin|commit|rollback|start transaction|vacuum)\b|\bconcurrently\b/i,
    'it does not stay in one transaction',
    (_, { text }) => /\$\$/.test(text),
  ),
]

const rules: Rule[] = [
  closedBeforeOpened,
  ...twice,
  ...nothingLost,
  ...functions,
  ...nullsRefused,
  ...oneTransaction,
]

/** What a migration breaks, each with the line and the reason. */
export function broken(sql: string): string[] {
  const statements = statementsOf(sql)
  return rules
    .flatMap((rule) => rule(statements))
    .map(({ line, why, text }) => `${line}: ${why}: ${text.slice(0, 80)}`)
}

/** What is wrong with the names: they are the order in which migrations run, on every database for ever. */
export function brokenNames(names: readonly string[]): string[] {
  const versions = names.map((name) => /^(\d{14})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
  const titles = names.map((name) => name.slice(name.indexOf('_')))
  return names.filter(
    (name, place) =>
      !versions[place] ||
      versions.indexOf(versions[place]) !== place ||
      titles.indexOf(name.slice(name.indexOf('_'))) !== place,
  )
}

type Statement = { text: string; line: number; comment: string }

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
