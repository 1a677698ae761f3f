import { importText } from '@/content/client-import'
import type { ChangedClient, Holder, Known, NewClient, Ready, Remark } from '@/lib/clients/import/row'
import type { Profile } from '@/lib/clients/import/words'
import { yearOf } from '@/lib/calendar/civil-day'
import { profileLines, type ProfileLine } from '@/lib/fields/profile-lines'

const { row: text, changes: names } = importText

export type Change = {
  /** The key identifies row, kind and content of a change, so that only what was shown can be accepted. */
  key: string
  lines: readonly ProfileLine[]
  ready: Omit<ChangedClient, 'client'>
}
type Wanted = Omit<NewClient, 'profile'> & { profile: Profile | null }

/** Returns the changes that the file would make to a client; empty cells change nothing. */
export function changesOf(
  holder: Holder,
  wanted: Wanted,
  { staff, today }: Known,
  row: number,
): { changes: Change[]; remarks: Remark[] } {
  const { company, advisor, people, profile, phone, note } = wanted
  const changes: Change[] = []
  const remarks: Remark[] = []
  const add = (kind: string, lines: readonly ProfileLine[], ready: Change['ready']) =>
    changes.push({ key: `${row} ${kind} ${hash(JSON.stringify(lines))}`, lines, ready })

  if (company.name !== holder.name)
    add('name', [{ label: names.name, from: holder.name, to: company.name }], {
      company: { nit: company.nit, name: company.name, was: holder.name },
    })
  const nameOf = (id: string) => staff.find((member) => member.id === id)?.name ?? names.nobody
  if (advisor && !holder.advisors.includes(advisor))
    add(
      'advisor',
      [
        {
          label: names.advisor,
          from: holder.advisors.map(nameOf).join(', ') || names.nobody,
          to: nameOf(advisor),
        },
      ],
      {
        advisor: { id: advisor, was: holder.advisors },
      },
    )
  const added = people.filter(({ email }) => !holder.emails.includes(email))
  if (added.length > 0 && holder.owned)
    remarks.push({ row, field: 'email', sentence: text.owned(added.map(({ email }) => email).join(', ')) })
  else if (added.length > 0) {
    // If a client already has people, an invited person does not become the owner.
    const invited = added.map((person) => ({
      ...person,
      role: holder.emails.length > 0 ? ('assistant' as const) : person.role,
    }))
    add(
      'people',
      [
        {
          label: names.people,
          from: holder.emails.join(', ') || names.nobody,
          to: added.map(({ email }) => email).join(', '),
        },
      ],
      { people: invited },
    )
  }
  if (profile) {
    const lines = profileLines(holder.profile, profile)
    const valid_from = holder.profile?.valid_from ?? `${yearOf(today)}-01-01`
    if (lines.length > 0)
      add('profile', lines, { profile: { valid_from, seen: holder.seen, facts: profile } })
  }
  if (phone && phone !== holder.phone)
    add('phone', [{ label: names.phone, from: holder.phone ?? names.nothing, to: phone }], {
      phone: { number: phone, was: holder.phone },
    })
  if (note !== '' && !holder.notes.includes(note))
    add('note', [{ label: names.note, from: names.nothing, to: note }], { note })
  return { changes, remarks }
}

/** Returns the accepted changes in the form that the database expects; null when none was accepted. */
export function readyOf(
  holder: Holder,
  changes: readonly Change[],
  accepted: ReadonlySet<string>,
): Ready | null {
  const chosen = changes.filter(({ key }) => accepted.has(key))
  if (chosen.length === 0) return null
  return Object.assign({ client: holder.id }, ...chosen.map(({ ready }) => ready)) as ChangedClient
}

/** The FNV-1a hash is good enough to notice that a change is not the one that the administrator saw. */
function hash(said: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < said.length; at++) value = Math.imul(value ^ said.charCodeAt(at), 0x01000193) >>> 0
  return value.toString(36)
}
