import { everyone, type ByRole } from './roles'
import { operationNames, type StorageOperation } from './storage-operations'

type Passage = 'passes' | 'refused'
const refused = everyone<Passage>('refused')
const approvedPass: ByRole<Passage> = {
  ...refused,
  clientA: 'passes',
  clientB: 'passes',
  advisor: 'passes',
  admin: 'passes',
}

/** These roles can perform an operation on a bucket; "A" in the name of an operation is client A. */
export const storageCells: Record<string, Record<StorageOperation, ByRole<Passage>>> = {
  facturas: {
    'upload into an own reserved place': approvedPass,
    'sign an upload into an own reserved place': approvedPass,
    'upload into an own place that nobody reserved': refused,
    'upload into a place reserved by another': refused,
    'upload out of the own folder with dots': refused,
    'upload a page': refused,
    'sign an upload into a place of another': refused,
    'overwrite an object of A': refused,
    'upsert an object of A': refused,
    'read an own object': refused,
    'read an object of A': refused,
    'describe an object of A': refused,
    'list the folder of A': refused,
    'sign a download of A': refused,
    'remove an object of A': refused,
    'move an object of A': refused,
    'copy an object of A into an own place': refused,
    'open the public address of an object of A': refused,
    'see the bucket': refused,
    'make the bucket public': refused,
    'empty the bucket': refused,
  },
  firmas: Object.fromEntries(operationNames.map((name) => [name, refused])) as Record<
    StorageOperation,
    ByRole<Passage>
  >,
  mails: Object.fromEntries(operationNames.map((name) => [name, refused])) as Record<
    StorageOperation,
    ByRole<Passage>
  >,
  // Only the server may read these files; a route of the site asks the database first and then sends them.
  registros: Object.fromEntries(operationNames.map((name) => [name, refused])) as Record<
    StorageOperation,
    ByRole<Passage>
  >,
}
