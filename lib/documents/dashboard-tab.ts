import { portal } from '@/content/portal'

export type DashboardTab = (typeof portal.tabs.items)[number]['tab']

/** The part of the dashboard that `?tab=` names; the documents when it names none. */
export const readTab = (said: string | string[] | undefined): DashboardTab =>
  portal.tabs.items.find(({ tab }) => tab === said)?.tab ?? 'documentos'
