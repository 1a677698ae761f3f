import { findingTexts, ruleNames } from '@/content/einvoice/findings'
import type { Finding } from '@/lib/einvoice/rules/finding'

const todos: Readonly<Record<string, { todo: string | null }>> = findingTexts

/** What is the matter; reviews that were kept before there were titles are called by their rule. */
export const titleOf = ({ title, id }: Pick<Finding, 'id'> & { title?: string }): string =>
  title || ruleNames[id]

/** What to do about one finding; null where there is nothing to do, or it was kept under a name that is no more. */
export const todoOf = ({ text }: Pick<Finding, 'text'>): string | null => todos[text]?.todo ?? null
