import { importText, type ImportField } from '@/content/client-import'
import { email } from '@/lib/auth/schema'
import { cellsOf } from '@/lib/clients/import/fields'
import type { ImportRow, Known, NewClient, Remark } from '@/lib/clients/import/row'
import { nameText } from '@/lib/fields/name'
import { oneLine } from '@/lib/format/one-line'

type Person = { email: string; name: string }

const text = importText.row
const personName = nameText(2, 100, text.person)
const isPersonName = (name: string): boolean => personName.safeParse(name).success

const tidyName = (text: string): string =>
  oneLine(text.replace(/["'«»<>():]+/g, ' ').replace(/^[\s,-]+|[\s,-]+$/g, ''))

/** Reads the people in a cell such as «Gerente <a@x.co>»; `unread` are the parts without an e-mail address. */
export function readEmails(cell: string): { people: Person[]; unread: string[] } {
  const people: Person[] = []
  const unread: string[] = []
  for (const part of cell.split(/[;,|\n]|\s+[/y]\s+|(?<=\S@\S+)\/(?=\S+@)/i)) {
    const text = part.replace(/\bmailto:/gi, '').trim()
    if (text === '') continue
    const words = text.replace(/[<>()]/g, ' ').split(/\s+/)
    const addresses = words.filter((word) => word.includes('@'))
    const rest = tidyName(words.filter((word) => !word.includes('@')).join(' '))
    if (addresses.length === 0) unread.push(text)
    addresses.forEach((word, at) => {
      const address = email.safeParse(word.replace(/^["'.:]+|["'.:]+$/g, ''))
      if (!address.success) unread.push(word)
      else people.push({ email: address.data, name: at === 0 && isPersonName(rest) ? rest : '' })
    })
  }
  return { people, unread }
}

/** Splits a cell into `count` names; a cell with another number of names is read as one name. */
export function readNames(cell: string, count: number): string[] {
  const parts = cell.split(/[;|/\n]|\s+y\s+/i).map(tidyName)
  return parts.length === count ? parts : [tidyName(cell)]
}

type Invited = NewClient['people'][number]

/** Returns the people in the rows of one client, each e-mail address once; the first person becomes the owner. */
export function readPeople(
  rows: readonly ImportRow[],
  mapping: readonly ImportField[],
  { staff }: Known,
): { people: Invited[]; remarks: Remark[] } {
  const found = new Map<string, Person>()
  const remarks: Remark[] = []
  const remark = (row: number, field: 'email' | 'person', sentence: string, unread: string) =>
    remarks.push({ row, field, sentence, unread })
  const isStaff = (address: string) => staff.some(({ email: own }) => own?.toLowerCase() === address)
  for (const { row, cells } of rows) {
    const read = cellsOf(cells, mapping, 'email').map(readEmails)
    const names = namesBeside(
      cellsOf(cells, mapping, 'person'),
      read.map(({ people }) => people),
    )
    for (const wrong of read.flatMap(({ unread }) => unread)) remark(row, 'email', text.email(wrong), wrong)
    for (const [at, person] of read.flatMap(({ people }) => people).entries()) {
      const name = person.name || names.of[at] || ''
      if (isStaff(person.email)) remark(row, 'email', text.ours(person.email), person.email)
      else if (found.size >= mostPeople && !found.has(person.email))
        remark(row, 'email', text.manyPeople, person.email)
      else found.set(person.email, { email: person.email, name: found.get(person.email)?.name || name })
    }
    for (const name of names.left)
      remark(row, 'person', isPersonName(name) ? text.nameAlone(name) : text.person, name)
  }
  return {
    people: [...found.values()].map((person, at) => ({ ...person, role: at === 0 ? 'owner' : 'assistant' })),
    remarks,
  }
}

/** One import invites at most this many people of a client. */
const mostPeople = 20

/** Returns the name for each e-mail address (`of`), and the names without an address (`left`). */
function namesBeside(
  cells: readonly string[],
  people: readonly (readonly Person[])[],
): { of: string[]; left: string[] } {
  const addresses = people.flat()
  const of: string[] = addresses.map(() => '')
  const left: string[] = []
  let at = 0
  // If there are as many columns of names as of addresses, they form pairs; otherwise all names are assigned in order.
  const pairs = cells.length === people.length
  const lots = pairs
    ? cells.map((cell, place) => ({ cell, count: people[place]?.length ?? 0 }))
    : [{ cell: cells.filter(Boolean).join('; '), count: addresses.length }]
  for (const { cell, count } of lots) {
    if (cell.trim() !== '')
      for (const [place, name] of readNames(cell, count).entries()) {
        if (place < count && isPersonName(name)) of[at + place] = name
        else left.push(name)
      }
    at += count
  }
  return { of, left }
}
