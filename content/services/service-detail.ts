import type { ServiceSlug } from '../services'
import type { Tool } from '../tools/tool'

export type Question = { question: string; answer: string }
export type TitledText = { title: string; text: string }

/** A worked example: rows that add up to the closing line. */
export type WorkedExample = {
  title: string
  period: string
  rows: readonly { label: string; note?: string; value: string }[]
  total: { label: string; value: string }
}

export type ServiceDetail = {
  slug: ServiceSlug
  metaDescription: string
  intro: string
  facts: readonly { label: string; value: string }[]
  benefits: readonly string[]
  example: WorkedExample
  specifics: { title: string; items: readonly TitledText[] }
  /** Tools of the site that help with it. */
  tools?: readonly { href: Tool['path']; label: string }[]
  approach?: { title: string; intro: string; items: readonly TitledText[] }
  faq: readonly Question[]
  closing: { title: string; text: string; byPhone?: string }
  related: readonly ServiceSlug[]
}
