import 'server-only'
import type { Route } from 'next'
import { clientActions, firmActions, portalActions, searchGroups, searchText as text } from '@/content/search'
import { foldText } from '@/lib/format/fold-text'
import { searchLimits, takeLimits } from '@/lib/limits'
import type { FoundGroup, FoundLine, Search, SearchGroup } from '@/lib/search/href'
import {
  clientLine,
  documentLine,
  invoiceLine,
  obligationLine,
  personLine,
  requestLine,
  threadLine,
  type LineContext,
} from '@/lib/search/lines'
import { readQuestion, type Question } from '@/lib/search/question'
import { firmAnswer, ownAnswer, type InvoiceRow, type OwnAnswer } from '@/lib/search/shapes'
import { mayAct } from '@/lib/session/account-role'
import type { Client, Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

/** The most results of a group: in the search dialog, on the page of all groups, and on the page of one group. */
const rowsOf = { dialog: 5, page: 8, group: 50 } as const
type Place = 'dialog' | 'page'

type Rows<Row> = { count: number; rows: Row[] } | undefined

/**
 * Groups without rows are returned too, because the page shows the number of results of each group.
 * Searches on the page and in the dialog share one limit. Throws `rate-limited`.
 */
export async function findInFirm(
  { db, id, role }: Member,
  search: Search,
  place: Place,
): Promise<FoundGroup[]> {
  await takeLimits(searchLimits(id))
  const question = readQuestion(search)
  const wanted = wantedOf(question, search, place)
  const found = wanted
    ? await unwrap(db.rpc('search_firm', { wanted }), 'search.firm', firmAnswer)
    : firmAnswer.parse({})
  const context: LineContext = { area: 'firm', words: question.words }
  const first = found.clients?.rows[0]
  const actions = firmActions.filter(({ adminOnly }) => !adminOnly || role === 'admin')
  return [
    ...groupOf('clients', found.clients, clientLine),
    ...groupOf('people', found.people, personLine),
    ...sharedGroups(found, context),
    ...actionGroup(actions, question),
    ...(first && question.groups === null
      ? [
          {
            ...named('actions', text.actionsWith(first.title)),
            count: 0,
            lines: clientActions.map(({ label, href }) => toLine(label, `${href}?cliente=${first.id}`)),
          },
        ]
      : []),
  ]
}

export async function findOwn({ db, id }: Client, search: Search, place: Place): Promise<FoundGroup[]> {
  await takeLimits(searchLimits(id))
  const question = readQuestion(search)
  const wanted = wantedOf(question, search, place)
  const found: OwnAnswer = await unwrap(
    db.rpc('search_mine', { wanted: wanted ?? { search: '' } }),
    'search.mine',
    ownAnswer,
  )
  const context: LineContext = { area: 'portal', words: question.words }
  const actions = portalActions.filter(({ atLeast }) => mayAct(found.role, atLeast))
  return [
    ...sharedGroups(found, context),
    ...groupOf('requests', found.requests, requestLine),
    ...actionGroup(actions, question),
  ]
}

function wantedOf({ words, groups, onlyAmount, codes, rest }: Question, { group }: Search, place: Place) {
  const asked = groups?.filter((one) => one !== 'actions')
  if (words === '' || asked?.length === 0) return null
  const names = asked?.flatMap((one) =>
    one !== 'invoices' ? [one] : onlyAmount ? ['amounts'] : ['invoices', 'amounts'],
  )
  return {
    search: words,
    codes: [...codes],
    rest,
    most: group ? rowsOf.group : rowsOf[place],
    ...(names && { groups: names }),
  }
}

const named = (group: SearchGroup, title: string = searchGroups[group].label) => ({ group, title })

const groupOf = <Row>(group: SearchGroup, found: Rows<Row>, line: (row: Row) => FoundLine): FoundGroup[] =>
  found ? [{ ...named(group), count: found.count, lines: found.rows.map((row) => line(row)) }] : []

type Shared = Pick<OwnAnswer, 'invoices' | 'amounts' | 'documents' | 'messages' | 'obligations'>

function sharedGroups(
  { invoices, amounts, documents, messages, obligations }: Shared,
  context: LineContext,
): FoundGroup[] {
  const line = (row: InvoiceRow) => invoiceLine(row, context)
  const exact = amounts?.rows.filter(({ why }) => why === 'exact') ?? []
  const near = amounts?.rows.filter(({ why }) => why !== 'exact') ?? []
  const known = new Set(exact.map(({ id }) => id))
  const other = invoices && {
    count: Math.max(0, invoices.count - exact.length),
    rows: invoices.rows.filter(({ id }) => !known.has(id)),
  }
  const ofAmount = (title: string, rows: InvoiceRow[]): FoundGroup[] =>
    rows.length > 0 ? [{ ...named('invoices', title), count: rows.length, lines: rows.map(line) }] : []
  return [
    ...ofAmount(text.exact, exact),
    ...ofAmount(text.near, near),
    ...groupOf('invoices', other, line),
    ...groupOf('documents', documents, (row) => documentLine(row, context)),
    ...groupOf('messages', messages, (row) => threadLine(row, context)),
    ...groupOf('obligations', obligations, (row) => obligationLine(row, context)),
  ]
}

const toLine = (title: string, href: string): FoundLine => ({
  href: href as Route,
  title,
  detail: '',
  aside: '',
})

/** Returns the actions whose name contains every word, so a search without words finds all actions. */
function actionGroup(
  actions: readonly { label: string; href: string }[],
  { words, groups }: Question,
): FoundGroup[] {
  if (groups && !groups.includes('actions')) return []
  const typed = foldText(words).split(/\s+/).filter(Boolean)
  const lines = actions
    .filter(({ label }) => typed.every((word) => foldText(label).includes(word)))
    .map(({ label, href }) => toLine(label, href))
  return [{ ...named('actions'), count: lines.length, lines }]
}
