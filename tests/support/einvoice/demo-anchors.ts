import { anchorsIn } from '@/lib/read-anchor-folder'
import { allAnchors } from '@/lib/einvoice/signature/trust'
import { authorityFolder } from '@/supabase/sample-files/certificates'

/** The invented authority as a firm adds one, for `reviewXml`. */
export const demoEntries = await anchorsIn(authorityFolder)

/** The same with the built-in ones, for `readDocument`. */
export const demoAnchors = await allAnchors(demoEntries)
