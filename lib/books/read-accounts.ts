import type { bookAccountsText } from '@/content/books-accounts'
import { bookAccountSchema, mostAccounts, type BookAccount } from '@/lib/books/account'
import { readSheets, SheetProblem } from '@/lib/books/read-sheets'
import { foldWords } from '@/lib/format/fold-text'

/** The headings are searched in this many first rows, because company and title may be above them. */
const above = 15
/** A file may have this many rows, because programs also export groups of accounts. */
const mostRows = 20_000

export class AccountsProblem extends Error {
  readonly problem: keyof typeof bookAccountsText.load.problems
  constructor(problem: AccountsProblem['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** `skipped` counts rows that are no accounts, and `repeated` counts codes that occur again. */
export type FileAccounts = { accounts: BookAccount[]; skipped: number; repeated: number }

const headings = {
  code: /^(codigo|cuenta|cod|cta)( (de )?(la )?(cuenta|contable|cuenta contable|puc))?$|^cuenta contable$/,
  name: /^(nombre|descripcion|denominacion)( (de )?(la )?(cuenta|contable|cuenta contable))?$/,
  party: /\b(tercero|terceros|nit)\b/,
  centre: /\b(centros? (de )?costos?|c costos?|cc)\b/,
} as const

/** Reads the accounts that an accounting program exports; throws an `AccountsProblem`. */
export async function readAccounts(file: File): Promise<FileAccounts> {
  for (const { lines } of await sheetsOf(file)) {
    const place = lines.slice(0, above).findIndex((line) => columnsOf(line) !== null)
    const columns = columnsOf(lines[place] ?? [])
    if (columns) return accountsOf(lines.slice(place + 1), columns)
  }
  throw new AccountsProblem('headings')
}

async function sheetsOf(file: File) {
  try {
    return await readSheets(file, { rows: mostRows, cell: 200 })
  } catch (error) {
    throw new AccountsProblem(error instanceof SheetProblem ? error.problem : 'broken')
  }
}

type Columns = { code: number; name: number; party: number; centre: number }

function columnsOf(line: readonly string[]): Columns | null {
  const words = line.map(foldWords)
  const find = (heading: RegExp) => words.findIndex((word) => heading.test(word))
  const columns = {
    code: find(headings.code),
    name: find(headings.name),
    party: find(headings.party),
    centre: find(headings.centre),
  }
  return columns.code >= 0 && columns.name >= 0 ? columns : null
}

function accountsOf(lines: readonly (readonly string[])[], columns: Columns): FileAccounts {
  const accounts = new Map<string, BookAccount>()
  let [skipped, repeated] = [0, 0]
  for (const line of lines) {
    if (line.every((cell) => cell.trim() === '')) continue
    const parsed = bookAccountSchema.safeParse({
      // Programs write codes in groups, such as 1435.05 or 14 35 05.
      code: (line[columns.code] ?? '').replace(/[\s.-]/g, ''),
      name: Array.from(line[columns.name] ?? '')
        .slice(0, 120)
        .join(''),
      needsParty: isYes(line[columns.party]),
      needsCentre: isYes(line[columns.centre]),
    })
    if (!parsed.success) skipped++
    else {
      if (accounts.has(parsed.data.code)) repeated++
      accounts.set(parsed.data.code, parsed.data)
    }
  }
  if (accounts.size === 0) throw new AccountsProblem('empty')
  if (accounts.size > mostAccounts) throw new AccountsProblem('many')
  return { accounts: [...accounts.values()], skipped, repeated }
}

const isYes = (cell = ''): boolean =>
  ['si', 's', 'x', '1', 'true', 'verdadero', 'obligatorio', 'requerido'].includes(foldWords(cell))
