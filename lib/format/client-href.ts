import type { Route } from 'next'
import { clientTabs, type ClientTab } from '@/content/client-page'

export const clientHref = (id: string, tab: ClientTab = 'resumen'): Route =>
  `/admin/clientes/${id}${tab === 'resumen' ? '' : `?ver=${tab}`}` as Route

export const readClientTab = (ver: string | string[] | undefined): ClientTab =>
  clientTabs.find(({ slug }) => slug === ver)?.slug ?? 'resumen'
