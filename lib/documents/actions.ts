'use server'
import { refresh } from 'next/cache'
import { clientAction } from '@/lib/action'
import { beginFolderZipSchema, beginZipSchema, renameFolderSchema } from '@/lib/documents/action-schemas'
import { beginFolderZip, beginZip } from '@/lib/documents/zip'
import { unwrap } from '@/lib/supabase/unwrap'

export const renameFolderAction = clientAction(
  renameFolderSchema,
  async ({ client, subject, name }, { db }) => {
    const named = { folder: subject, called: name }
    await unwrap(
      client ? db.rpc('name_client_folder', { client, ...named }) : db.rpc('name_my_folder', named),
      'documents.folder',
    )
    refresh()
  },
)

/** Prepares a ZIP of several documents for one download within ten minutes. */
export const beginZipAction = clientAction(beginZipSchema, async ({ documents }, user) =>
  beginZip(user, documents),
)

/** Prepares a ZIP of all documents of a folder, not only of one page, for one download within ten minutes. */
export const beginFolderZipAction = clientAction(beginFolderZipSchema, async (folder, user) =>
  beginFolderZip(user, folder),
)
