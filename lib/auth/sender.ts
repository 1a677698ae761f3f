import 'server-only'
import { headers } from 'next/headers'
import { clientAddress } from '@/lib/limits/client-address'

/** From where the request of this action came. */
export async function currentSender(): Promise<{ address: string; userAgent: string | null }> {
  const list = await headers()
  return { address: clientAddress(list), userAgent: list.get('user-agent') }
}
