'use client'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { catalogueOf, noCatalogue, type BookAccount, type Catalogue } from '@/lib/books/catalogue'

type Known = { catalogue: Catalogue; client: string }

const KnownAccounts = createContext<Known>({ catalogue: noCatalogue, client: '' })

type CatalogueProviderProps = { accounts: readonly BookAccount[]; client: string; children: ReactNode }

/** The page sends the accounts once, because every dialog on it needs all of them. */
export function CatalogueProvider({ accounts, client, children }: CatalogueProviderProps) {
  const known = useMemo(() => ({ catalogue: catalogueOf(accounts), client }), [accounts, client])
  return <KnownAccounts value={known}>{children}</KnownAccounts>
}

export const useCatalogue = () => use(KnownAccounts)
