import type { Metadata } from 'next'
import { UndoExpired, UndoForm } from '@/components/auth/undo-form'
import { undoText } from '@/content/auth'
import { undoLinkSchema } from '@/lib/auth/schema'

export const metadata: Metadata = { title: undoText.title }

export default async function UndoPage({ searchParams }: PageProps<'/auth/deshacer'>) {
  const link = undoLinkSchema.safeParse(await searchParams)
  return link.success ? <UndoForm {...link.data} /> : <UndoExpired />
}
