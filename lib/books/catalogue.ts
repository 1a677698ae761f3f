import { bookAccountsText } from '@/content/books-accounts'
import type { BookAccount } from '@/lib/books/account'
import type { Entry } from '@/lib/books/entry'
import type { Treatment } from '@/lib/books/treatment'

/** A client's accounts by code; an empty catalogue accepts every code. */
export type Catalogue = ReadonlyMap<string, BookAccount>

export const catalogueOf = (accounts: readonly BookAccount[]): Catalogue =>
  new Map(accounts.map((account) => [account.code, account]))

export const noCatalogue: Catalogue = new Map()

export const isListed = (catalogue: Catalogue, code: string): boolean =>
  catalogue.size === 0 || catalogue.has(code)

/** Returns the entry's account codes that are missing in the catalogue. */
export const unlistedCodes = ({ lines }: Pick<Entry, 'lines'>, catalogue: Catalogue): string[] => [
  ...new Set(lines.map(({ account }) => account).filter((code) => !isListed(catalogue, code))),
]

export function codesOf({
  account,
  taxAccount,
  payable,
  withholding,
  vatWithheld,
  icaWithheld,
  lines,
}: Treatment): string[] {
  const codes = [
    account,
    taxAccount,
    payable,
    withholding?.account,
    vatWithheld?.account,
    icaWithheld?.account,
  ]
  for (const line of lines) {
    codes.push(line.account)
    if (line.withholding && 'account' in line.withholding) codes.push(line.withholding.account)
  }
  return [...new Set(codes.filter((code) => typeof code === 'string' && code !== ''))] as string[]
}

/** Divides the codes of decisions into accounts of the catalogue and codes that the catalogue lacks. */
export function usedAccounts(
  treatments: readonly Treatment[],
  accounts: readonly BookAccount[],
): { used: BookAccount[]; unlisted: string[] } {
  const codes = new Set([...new Set(treatments)].flatMap(codesOf))
  const used = accounts.filter(({ code }) => codes.has(code))
  for (const { code } of used) codes.delete(code)
  return { used, unlisted: accounts.length > 0 ? [...codes] : [] }
}

type Path = (string | number)[]

/** Returns an error for each account that the catalogue lacks and for each missing cost centre. */
export function catalogueProblems(
  treatment: Treatment,
  catalogue: Catalogue,
): { path: Path; message: string }[] {
  const problems: { path: Path; message: string }[] = []
  const check = (code: string | null | undefined, ...path: Path) => {
    if (code && !isListed(catalogue, code))
      problems.push({ path, message: bookAccountsText.problems.unlisted(code) })
  }
  const { account, centre, taxAccount, payable, withholding, vatWithheld, icaWithheld, lines } = treatment
  check(account, 'account')
  check(taxAccount, 'taxAccount')
  check(payable, 'payable')
  check(withholding?.account, 'withholding', 'account')
  check(vatWithheld?.account, 'vatWithheld', 'account')
  check(icaWithheld?.account, 'icaWithheld', 'account')
  for (const [at, line] of lines.entries()) {
    check(line.account, 'lines', at, 'account')
    if (line.withholding && 'account' in line.withholding)
      check(line.withholding.account, 'lines', at, 'withholding', 'account')
    if (centre === '' && line.centre === '' && catalogue.get(line.account)?.needsCentre)
      problems.push({
        path: ['lines', at, 'centre'],
        message: bookAccountsText.problems.centre(line.account),
      })
  }
  const needing = [account, taxAccount, payable].find((code) => code && catalogue.get(code)?.needsCentre)
  if (centre === '' && needing)
    problems.push({ path: ['centre'], message: bookAccountsText.problems.centre(needing) })
  return problems
}
