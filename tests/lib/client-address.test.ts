import { expect, test } from 'vitest'
import { clientTabs } from '@/content/clients'
import { clientAddress, readClientTab } from '@/lib/client-address'

const id = 'b9f6b6b0-6d2f-4a2e-9d6e-0f4b8f3c2a11'

test('each tab of a client has an address, which leads back to it; any other is the summary', () => {
  for (const { slug } of clientTabs) {
    const { searchParams } = new URL(clientAddress(id, slug), 'http://x')
    expect(readClientTab(searchParams.get('ver') ?? undefined)).toBe(slug)
  }
  expect(clientAddress(id)).toBe(`/admin/clientes/${id}`)
  expect([undefined, '', 'otra', ['ficha']].map(readClientTab)).toEqual(Array(4).fill('resumen'))
})
