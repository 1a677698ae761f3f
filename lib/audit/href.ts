import type { Route } from 'next'
import { isUuid } from '@/lib/format/uuid'
import { auditText } from '@/content/audit'
import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import type { SearchParams } from '@/lib/http/search-params'

type AuditArea = keyof typeof auditText.areas
export type AuditFilters = {
  actor: string | null
  area: AuditArea | null
  about: string
  from: CivilDay | null
  until: CivilDay | null
}
export type AuditCursor = readonly [at: string, id: number]
const basePath = '/admin/auditoria'
const cursorPattern = /^(\d{4}-\d{2}-\d{2}T[0-9:.+Z-]{9,30})_(\d{1,15})$/

export function readAuditQuery(params: SearchParams): AuditFilters & { cursor: AuditCursor | null } {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const day = (name: string) => (isCivilDay(text(name)) ? text(name) : null)
  const [, at, id] = cursorPattern.exec(text('pagina')) ?? []
  return {
    actor: isUuid(text('quien')) ? text('quien') : null,
    area: Object.hasOwn(auditText.areas, text('asunto')) ? (text('asunto') as AuditArea) : null,
    about: text('correo').slice(0, 100),
    from: day('desde'),
    until: day('hasta'),
    cursor: at && id && !Number.isNaN(Date.parse(at)) ? [at, Number(id)] : null,
  }
}

export function auditParams({ actor, area, about, from, until }: AuditFilters): URLSearchParams {
  const entries = { quien: actor, asunto: area, correo: about, desde: from, hasta: until }
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  )
}

export function auditHref(filters: AuditFilters, cursor?: AuditCursor): Route {
  const params = auditParams(filters)
  if (cursor) params.set('pagina', cursor.join('_'))
  return (params.size > 0 ? `${basePath}?${params.toString()}` : basePath) as Route
}
