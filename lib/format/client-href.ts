import type { Route } from 'next'
import { clientTabs, type ClientTab } from '@/content/clients'

/** The page about a client; without a tab its summary. */
export const clientHref = (id: string, tab: ClientTab = 'resumen'): Route =>
  `/admin/clientes/${id}${tab === 'resumen' ? '' : `?ver=${tab}`}` as Route

/** The tab that an address asks for (`ver`); the summary where it makes no sense. */
export const readClientTab = (ver: string | string[] | undefined): ClientTab =>
  clientTabs.find(({ slug }) => slug === ver)?.slug ?? 'resumen'
