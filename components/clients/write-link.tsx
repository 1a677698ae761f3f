'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Key, useShortcuts } from '@/components/admin/shortcuts'
import { buttonStyles } from '@/components/ui/button-styles'
import { clientText } from '@/content/clients'

/** The way to a new conversation with a client, as in the queue of the day a key away. */
export function WriteLink({ client }: { client: string }) {
  const router = useRouter()
  const href = `/admin/mensajes/nueva?cliente=${client}` as Route
  useShortcuts({ M: () => router.push(href) })
  return (
    <Link href={href} prefetch={false} aria-keyshortcuts="M" className={buttonStyles()}>
      {clientText.write} <Key>M</Key>
    </Link>
  )
}
