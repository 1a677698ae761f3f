'use client'
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { attempted } from '@/components/ui/use-act'
import { findAccountsAction } from '@/lib/books/actions'
import type { BookAccount, FoundAccount } from '@/lib/books/account'
import { noCatalogue, type Catalogue } from '@/lib/books/catalogue'

type Known = {
  client: string
  /** The number of accounts in the catalogue; 0 means that no catalogue exists and every code is accepted. */
  size: number
  accounts: ReadonlyMap<string, BookAccount & Partial<FoundAccount>>
  /** The accounts that match the last typed words or digits. */
  choices: readonly BookAccount[]
  /** Searches for the text typed in a field, a moment after the last key press. */
  look: (typed: string) => void
  /** Returns a catalogue of the existing accounts among `codes`; null if a needed request gets no answer. */
  check: (codes: readonly string[]) => Promise<Catalogue | null>
  /** Returns a catalogue without asking the server; codes that the server was not asked about count as existing. */
  assume: (codes: readonly string[]) => Catalogue
}

const KnownAccounts = createContext<Known>({
  client: '',
  size: 0,
  accounts: noCatalogue,
  choices: [],
  look: () => {},
  check: async () => noCatalogue,
  assume: () => noCatalogue,
})
export const useCatalogue = () => use(KnownAccounts)

/** In milliseconds: a search starts when the user has not typed for this time. */
const pauseMs = 200
/** The server accepts at most this many codes in one request. */
const mostCodes = 300

type CatalogueProviderProps = {
  account: string
  client: string
  size: number
  /** `used` are the ledger accounts that decisions on this page use; `unlisted` are codes not in the catalogue. */
  used: readonly BookAccount[]
  unlisted: readonly string[]
  children: ReactNode
}

/** The page knows only the accounts that it shows, because a catalogue has thousands; typing searches all others. */
export function CatalogueProvider({
  account,
  client,
  size,
  used,
  unlisted,
  children,
}: CatalogueProviderProps) {
  const [found, setFound] = useState<ReadonlyMap<string, FoundAccount>>(new Map())
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set())
  const [choices, setChoices] = useState<readonly BookAccount[]>([])
  const accounts = useMemo(
    () =>
      new Map<string, BookAccount & Partial<FoundAccount>>([
        ...used.map((one) => [one.code, one] as const),
        ...found,
      ]),
    [used, found],
  )
  const missing = useMemo(() => new Set([...unlisted, ...absent]), [unlisted, absent])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef('')
  /** Codes that were typed in any field since the server was last asked for accounts. */
  const typedCodes = useRef(new Set<string>())

  /** Asks the server for accounts, remembers them and returns them; null if no answer comes. */
  const ask = useCallback(
    async (words: string, codes: readonly string[]): Promise<readonly BookAccount[] | null> => {
      const answer = await attempted(findAccountsAction({ client: account, words, codes: [...codes] }))
      if (!answer.ok) return null
      const have = new Set(answer.data.map(({ code }) => code))
      setFound((known) => new Map([...known, ...answer.data.map((one) => [one.code, one] as const)]))
      setAbsent((known) => new Set([...known, ...codes.filter((code) => !have.has(code))]))
      return answer.data
    },
    [account],
  )

  const look = useCallback(
    (typed: string) => {
      const words = typed.trim()
      clearTimeout(timer.current)
      if (size === 0 || words === '') return
      asked.current = words
      if (/^\d{4,12}$/.test(words)) typedCodes.current.add(words)
      timer.current = setTimeout(() => {
        const codes = [...typedCodes.current].slice(-mostCodes)
        typedCodes.current.clear()
        void ask(words, codes).then((answer) => {
          if (answer === null || asked.current !== words) return
          // The answer also contains accounts for codes typed in other fields, so these accounts are filtered out.
          setChoices(answer.filter(({ code }) => !codes.includes(code) || code.startsWith(words)))
        })
      }, pauseMs)
    },
    [ask, size],
  )

  const known = useMemo(() => {
    const catalogueWith = (codes: readonly string[], isListed: (code: string) => boolean): Catalogue =>
      size === 0
        ? noCatalogue
        : new Map([
            nobodys,
            ...codes.flatMap((code) => {
              const one = accounts.get(code)
              return one || isListed(code) ? [[code, one ?? unnamed(code)] as const] : []
            }),
          ])
    return {
      client,
      size,
      accounts,
      choices,
      look,
      assume: (codes: readonly string[]) => catalogueWith(codes, (code) => !missing.has(code)),
      check: async (codes: readonly string[]) => {
        const open = size === 0 ? [] : codes.filter((code) => !accounts.has(code))
        const answer = open.length > 0 ? await ask('', open) : []
        if (answer === null) return null
        const more = new Map(answer.map((one) => [one.code, one]))
        const whole = catalogueWith(codes, () => false)
        return size === 0 ? whole : new Map([...whole, ...more])
      },
    }
  }, [client, size, accounts, choices, look, missing, ask])
  return <KnownAccounts value={known}>{children}</KnownAccounts>
}

const unnamed = (code: string): BookAccount => ({ code, name: '', needsParty: false, needsCentre: false })
/** Every catalogue gets this dummy entry, because an empty catalogue would accept every code. */
const nobodys = ['', unnamed('')] as const
