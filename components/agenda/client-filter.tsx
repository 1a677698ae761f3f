'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { ClientPicker } from '@/components/agenda/client-picker'
import { linkStyles } from '@/components/ui/control-styles'
import { agenda } from '@/content/agenda'
import { listAddress } from '@/lib/appointments/agenda-address'
import type { FoundClient, ListKind } from '@/lib/appointments/agenda'

const text = agenda.list

/** The list of everybody, or of one client; the address says which. */
export function ClientFilter({ kind, client }: { kind: ListKind; client: FoundClient | null }) {
  const router = useRouter()
  if (client)
    return (
      <p className="flex flex-wrap items-center gap-x-4 py-4">
        <span className="wrap-anywhere">{text.of(client.name)}</span>
        <Link href={listAddress(kind)} prefetch={false} className={linkStyles}>
          {text.everyone}
        </Link>
      </p>
    )
  return (
    <search className="block py-4">
      <ClientPicker label={text.filter} onPick={({ id }) => router.push(listAddress(kind, id))} />
    </search>
  )
}
