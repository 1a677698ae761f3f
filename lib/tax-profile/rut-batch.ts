import { profileProblems } from '@/content/tax-calendar/profile'
import { rutBatchText } from '@/content/tax-profile-ruts'
import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { profileLines, type ProfileLine } from '@/lib/fields/profile-lines'
import { checkDigit, plainNit } from '@/lib/format/nit'
import type { AccountId } from '@/lib/ids'
import { kindOfNit, profileProblemsOf, statedRegime } from '@/lib/tax-calendar/profile'
import type { Rut, RutProblem } from '@/lib/tax-profile/read-rut'
import { clientProfileOf, type StoredProfile } from '@/lib/tax-profile/schema'

const { doubts: text, fields, problems } = rutBatchText

/** `read` is `no-text` for pictures and scans; `message` says why a file could not be read at all. */
export type ReadFile = { key: string; name: string; read: Rut | RutProblem | { message: string } }
/** `others` counts further clients with the same NIT. */
export type Holder = {
  nit: string
  id: AccountId
  title: string
  others: number
  seen: string | null
  profile: (StoredProfile & { valid_from: CivilDay }) | null
}

/**
 * `new`: the client has no profile yet. `differs`: the RUT changes the profile. `same`: the RUT changes nothing.
 * A person checks a `doubtful` RUT before it is saved, and reads a `to-read` file.
 * `nobody`: the NIT belongs to no client, or to more than one.
 * `older`: another chosen file is a newer RUT of the same NIT.
 */
export const rutStates = [
  'doubtful',
  'differs',
  'new',
  'to-read',
  'nobody',
  'failed',
  'older',
  'same',
] as const
export type RutState = (typeof rutStates)[number]

export type Verdict = {
  key: string
  name: string
  state: RutState
  problem: string | null
  client: { id: AccountId; title: string } | null
  doubts: readonly string[]
  lines: readonly ProfileLine[]
  save: { valid_from: CivilDay; seen: string | null; profile: StoredProfile } | null
}

/** If the NIT in the file could not be read, the numbers in the file's name are used. */
export const nitsOfRuts = (files: readonly ReadFile[]): string[] => [...new Set(files.flatMap(nitsOf))]

const nitsOf = ({ name, read }: ReadFile): string[] =>
  isRut(read) && read.nit !== null ? [read.nit] : nitsInName(name)

const isRut = (read: ReadFile['read']): read is Rut => typeof read === 'object' && !('message' in read)

/** Returns numbers in a file's name that can be a NIT, with or without check digit. */
export function nitsInName(name: string): string[] {
  const numbers = name.match(/\d[\d.]{4,16}\d/g) ?? []
  return numbers.flatMap((typed) => {
    const number = plainNit(typed)
    const nits = [
      number,
      ...(checkDigit(number.slice(0, -1)) === Number(number.at(-1)) ? [number.slice(0, -1)] : []),
    ]
    return nits.filter((nit) => /^[1-9]\d{5,9}$/.test(nit))
  })
}

export function judgeRuts(
  files: readonly ReadFile[],
  holders: readonly Holder[],
  today: CivilDay,
): Verdict[] {
  const byNit = new Map(holders.map((holder) => [holder.nit, holder]))
  const newest = newestOf(files)
  return files.map((file): Verdict => {
    const { key, name, read } = file
    const found = nitsOf(file).flatMap((nit) => byNit.get(nit) ?? [])
    const [holder, ...more] = found
    const client =
      holder && more.length === 0 && holder.others === 0 ? { id: holder.id, title: holder.title } : null
    const base = { key, name, client, problem: null, doubts: [], lines: [], save: null }
    if (read === 'no-text') return { ...base, state: 'to-read' }
    if (read === 'no-rut') return { ...base, state: 'failed', problem: problems['no-rut'] }
    if ('message' in read) return { ...base, state: 'failed', problem: read.message }
    if (read.nit !== null && newest.get(read.nit) !== key) return { ...base, state: 'older' }
    const unread = unreadDoubts(read)
    if (holder && !client) return { ...base, state: 'nobody', doubts: [text.several] }
    if (!holder || !client) return { ...base, ...nobodyOf(read, unread, today) }
    const profile = withRut(holder.profile, read, holder.nit)
    const lines = profileLines(holder.profile, profile)
    const doubts = [...unread, ...problemsOf(profile)]
    const isSame = holder.profile !== null && lines.length === 0 && read.nit !== null
    if (isSame) return { ...base, state: 'same' }
    const save = {
      valid_from: holder.profile?.valid_from ?? `${yearOf(today)}-01-01`,
      seen: holder.seen,
      profile,
    }
    return {
      ...base,
      doubts,
      lines,
      save,
      state: doubts.length > 0 ? 'doubtful' : holder.profile ? 'differs' : 'new',
    }
  })
}

function newestOf(files: readonly ReadFile[]): Map<string, string> {
  const days = new Map<string, string>()
  const newest = new Map<string, string>()
  for (const { key, read } of files) {
    if (!isRut(read) || read.nit === null) continue
    const day = read.made ?? ''
    if (newest.has(read.nit) && day <= (days.get(read.nit) ?? '')) continue
    newest.set(read.nit, key)
    days.set(read.nit, day)
  }
  return newest
}

/** A RUT without a client can become a new client if NIT and name were read. */
function nobodyOf(
  rut: Rut,
  unread: readonly string[],
  today: CivilDay,
): Pick<Verdict, 'state' | 'doubts' | 'lines' | 'save'> {
  if (rut.nit === null || rut.name === null) return { state: 'nobody', doubts: unread, lines: [], save: null }
  const profile = withRut(null, rut, rut.nit)
  const doubts = [...unread, ...problemsOf(profile)]
  const save = { valid_from: `${yearOf(today)}-01-01`, seen: null, profile }
  return { state: 'nobody', doubts, lines: profileLines(null, profile), save }
}

const readFields = Object.keys(fields) as (keyof typeof fields)[]

function unreadDoubts(rut: Rut): string[] {
  const unread = readFields.filter((field) =>
    field === 'responsibilities' ? rut.responsibilities.length === 0 : rut[field] === null,
  )
  return unread.length > 0 ? [text.unread(unread.map((field) => fields[field]).join(', '))] : []
}

/** Facts that the RUT does not state keep their values. */
function withRut(known: StoredProfile | null, rut: Rut, nit: string): StoredProfile {
  const { kind, name, responsibilities, municipality } = rut
  const municipalities = known?.municipalities ?? []
  const regime = statedRegime(responsibilities) ?? known?.regime ?? 'ordinary'
  const isNew = municipality !== null && !municipalities.some(({ code }) => code === municipality)
  return {
    nit,
    digit: checkDigit(nit),
    name: name ?? known?.name ?? null,
    kind: kind ?? known?.kind ?? kindOfNit(nit) ?? 'company',
    regime,
    entity: regime === 'non-contributor' ? (known?.entity ?? null) : null,
    responsibilities: responsibilities.length > 0 ? [...responsibilities] : (known?.responsibilities ?? []),
    vat_cycle: known?.vat_cycle ?? null,
    traits: known?.traits ?? [],
    activities: rut.activities.length > 0 ? [...rut.activities] : (known?.activities ?? []),
    municipalities: isNew ? [...municipalities, { code: municipality, duties: [] }] : municipalities,
  }
}

const problemsOf = (profile: StoredProfile): string[] =>
  profileProblemsOf(clientProfileOf('', profile)).map((problem) => profileProblems[problem])
