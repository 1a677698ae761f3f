import { statementsOf, type Statement } from '@/scripts/database/statements'

type Rule = (statements: readonly Statement[]) => (Statement & { why: string })[]

const marker = /--\s*loses data:\s*\S+/i

/** Returns a rule that reports each statement that matches `pattern`, unless `sound` accepts the statement. */
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** On Supabase a new table is open to everybody until its row security is on and its grants are revoked. */
function closedBeforeOpened(statements: readonly Statement[]): ReturnType<Rule> {
  return statements.flatMap((statement, place) => {
    const name = /^create table (?:if not exists )?([\w.]+)/i.exec(statement.text)?.[1]
    if (!name) return []
    const later = statements.slice(place + 1)
    const at = (pattern: RegExp) => later.findIndex(({ text }) => pattern.test(text))
    const table = escaped(name)
    const secured = at(new RegExp(`^alter table ${table} enable row level security`, 'i'))
    const revoked = at(
      new RegExp(`^revoke all on (?:table )?${table} from anon, authenticated, service_role`, 'i'),
    )
    const closed = secured === -1 || revoked === -1 ? -1 : Math.max(secured, revoked)
    const opened = at(
      new RegExp(`^(grant .* on|create policy .* on|alter publication .*) .*\\b${table}\\b`, 'i'),
    )
    if (closed === -1) return [{ ...statement, why: 'a new table is not closed in its own file' }]
    if (opened !== -1 && opened < closed)
      return [{ ...statement, why: 'a new table is opened before it is closed' }]
    return []
  })
}

/** These tables grow with everything that clients send, so reading or rewriting all rows would block the site. */
const large =
  /^(public\.(documents|invoices|archivos_subidos|uploads|messages|audit_log|outbox|obligations)|private\.(invoice_reviews|invoice_decisions|obligation_work|session_devices))$/
const takesLong = /--\s*locks \w+\.\w+:\s*\S+/i

const onLarge = (table: string | undefined, { comment }: Statement) =>
  !large.test(table ?? '') || takesLong.test(comment)

/** A migration runs while the previous version of the site is still in use, so these rules protect that version. */
const besideTheSite: Rule[] = [
  (statements) => {
    const [first] = statements
    return !first || /^set local lock_timeout = '[1-9]s'$/i.test(first.text)
      ? []
      : [{ ...first, why: 'a step begins with "set local lock_timeout = \'5s\'"' }]
  },
  each(
    /^alter table ([\w.]+) .*\b(add column .* generated always as .* stored|add column .* default (gen_random_uuid|clock_timestamp|random)|alter (column )?\w+ (set data )?type|alter (column )?\w+ set not null|validate constraint)\b/i,
    'a large table is rewritten or read under a lock: "-- locks schema.table: why" is missing',
    ([, table], statement) => onLarge(table, statement),
  ),
  each(
    /^alter table ([\w.]+) add constraint \w+ (check|foreign key)\b(?!.*\bnot valid\b)/i,
    'a constraint reads a large table under a lock: add it "not valid", and validate it in the next step',
    ([, table], statement) => onLarge(table, statement),
  ),
  each(
    /^create (?:unique )?index (?:if not exists )?\w+ on ([\w.]+)/i,
    'an index of a large table holds up writers while it is built: "-- locks schema.table: why" is missing',
    ([, table], statement) => onLarge(table, statement),
  ),
  each(
    /^(update|delete from) [\w.]+\b(?!.*\bwhere\b)/i,
    'every row is written at once: say which',
    () => false,
  ),
]

/** Client data may only be deleted below a line «loses data: …» that says why. */
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
  // Without a fixed search path, a caller's own objects could replace those that a function names.
  // An SQL function may lack a search path if a comment says so, because PostgreSQL inlines only functions without one.
  each(
    /^create (or replace )?(function|procedure)\b/i,
    'a function without "set search_path = \'\'"',
    (_, { text, comment }) => {
      const head = text.split('$$')[0] ?? ''
      const inlined = /language sql\b/.test(head) && /sets no search_path/i.test(comment)
      return / set search_path (=|to) ''/i.test(head) || (inlined && !/security definer/i.test(head))
    },
  ),
]

const parametersOf = ({ text }: Statement): string[] =>
  (/^create (?:or replace )?function [\w.]+ ?\((.*?)\) returns /i.exec(text)?.[1] ?? '')
    .split(',')
    .flatMap((one) => /^\s*(\w+)/.exec(one)?.[1] ?? [])

/** A comparison with null is never true, so a function that compares by `<>` would not refuse null. */
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

/** Each file runs in one transaction, so a file may not control transactions or use `vacuum` or `concurrently`. */
const oneTransaction: Rule[] = [
  each(
    /^(begin|commit|rollback|start transaction|vacuum)\b|\bconcurrently\b/i,
    'it does not stay in one transaction',
    (_, { text }) => /\$\$/.test(text),
  ),
]

export const rulesOf = {
  schema: [closedBeforeOpened, ...functions, ...nullsRefused, ...oneTransaction],
  baseline: [...nothingLost, ...oneTransaction],
  step: [...nothingLost, ...oneTransaction, ...besideTheSite],
}

export function broken(sql: string, rules: readonly Rule[]): string[] {
  const statements = statementsOf(sql)
  return rules
    .flatMap((rule) => rule(statements))
    .map(({ line, why, text }) => `${line}: ${why}: ${text.slice(0, 80)}`)
}

/** Returns the names that break the rules, because names determine the order of migrations on every database. */
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
