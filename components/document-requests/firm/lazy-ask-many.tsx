'use client'
import dynamic from 'next/dynamic'

/** The dialog comes with its first opening: the lists that offer it stay light. */
export const LazyAskMany = dynamic(
  () => import('@/components/document-requests/firm/ask-many').then((module) => module.AskMany),
  { ssr: false },
)
