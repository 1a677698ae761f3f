import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import { service, type Visitor } from './agenda-page'

type NewDocument = { name: string; type?: string; size?: number; day?: number; by?: 'client' | 'firm' }

const rowOf = (owner: Visitor, { name, type = 'application/pdf', size = 2000, day = 0, by }: NewDocument) => {
  const id = randomUUID()
  return {
    id,
    user_id: owner.id,
    name,
    file_path: `/api/documentos/${id}`,
    storage_path: `${owner.id}/${id}.${type.split('/')[1]}`,
    file_type: type,
    file_size: size,
    created_at: new Date(Date.UTC(2026, 5, 1) + day * 86_400_000).toISOString(),
    ...(by ? { uploaded_by: by } : {}),
  }
}

export async function addDocuments(owner: Visitor, documents: readonly NewDocument[]): Promise<string[]> {
  const rows = documents.map((one) => rowOf(owner, one))
  const { error } = await service().from('documents').insert(rows)
  if (error) throw error
  return rows.map(({ id }) => id)
}

export async function addFile(owner: Visitor, file: SampleFile): Promise<string> {
  const row = rowOf(owner, { name: file.name, type: file.type, size: file.bytes.length, by: 'firm' })
  const stored = await service()
    .storage.from('facturas')
    .upload(row.storage_path, file.bytes, { contentType: file.type })
  if (stored.error) throw stored.error
  const { error } = await service().from('documents').insert(row)
  if (error) throw error
  return row.id
}

/** Waits for the page's live connection, because React reacts to input only then. */
export async function openPortal(page: Page, query = ''): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
  await page.goto(`/portal${query}`)
  await socket
}

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por nombre' })
export const typeBox = (page: Page) => page.getByRole('combobox', { name: 'Tipo' })
export const orderBox = (page: Page) => page.getByRole('combobox', { name: 'Ordenar por' })
export const names = (page: Page) => page.getByRole('main').locator('tbody th bdi').allTextContents()
export const expectNames = (page: Page, expected: readonly string[]) =>
  expect.poll(() => names(page)).toEqual(expected)
export const view = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('link', { name: 'Ver archivo' })
