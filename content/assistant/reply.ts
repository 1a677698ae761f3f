import type { Service } from '../services'

export type PagePath =
  | Service['path']
  | '/servicios'
  | '/contacto'
  | '/portal'
  | '/portal/facturas'
  | '/auth'
  | '/auth?next=/portal'
  | '/auth/recuperar'
  | '/tratamiento-datos'

/** A page of ours, a tab of the assistant's page, or a way out of the site. */
export type ReplyHref =
  PagePath | '#servicios' | '#preguntas' | `http${string}` | `tel:${string}` | `mailto:${string}`

export type ReplyLink = { href: ReplyHref; label: string }

/** What the assistant says: paragraphs, prices, a sum that shows how it is made, a remark, and where to go on. */
export type Reply = {
  text: readonly string[]
  prices?: readonly { service: ReplyLink; price: string }[]
  sum?: { label: string; value: string }
  remark?: string
  links: readonly ReplyLink[]
}
