import type { Route } from 'next'
import { clientTabs, type ClientTab } from '@/content/clients'

/** Without a tab it opens the summary. */
export const clientHref = (id: string, tab: ClientTab = 'resumen'): Route =>
  `/admin/clientes/${id}${tab === 'resumen' ? '' : `?ver=${tab}`}` as Route

/** From `ver` in the address; defaults to the summary. */
export const readClientTab = (ver: string | string[] | undefined): ClientTab =>
  clientTabs.find(({ slug }) => slug === ver)?.slug ?? 'resumen'
