import { randomUUID } from 'node:crypto'
import { must, type Person } from './contract-people'

export const text = '%PDF-1.4 hola'
export const pdf = () => new Blob([text], { type: 'application/pdf' })
export const bucketOf = ({ client }: Pick<Person, 'client'>) => client.storage.from('facturas')

/** A place in the bucket that the person may upload to: {userId}/{random uuid}.{ext}. */
export async function reserve(person: Person): Promise<string> {
  const wanted = {
    key: randomUUID(),
    batch: randomUUID(),
    file_name: 'factura',
    declared_type: 'application/pdf',
    declared_size: text.length,
  }
  return must(await person.client.rpc('begin_upload', wanted)).path
}

/** Uploads a PDF as the spec does, and answers its path. */
export async function upload(person: Person, body: Blob | Buffer = pdf()): Promise<string> {
  const path = await reserve(person)
  const options = { cacheControl: '3600', upsert: false, contentType: 'application/pdf' }
  must(await bucketOf(person).upload(path, body, options))
  return path
}
