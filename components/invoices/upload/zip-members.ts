import { refusalTexts } from '@/content/einvoice/refusals'
import { openZip, type ZipMember } from '@/lib/einvoice/open-zip'
import { Refusal } from '@/lib/einvoice/refusal'

type Opened = { members: readonly ZipMember[]; refused: string | null }

/** This code has its own module, so that it is loaded only with the first ZIP. */
export async function zipMembers(zip: Blob): Promise<Opened> {
  try {
    return { members: await openZip(new Uint8Array(await zip.arrayBuffer())), refused: null }
  } catch (cause) {
    return { members: [], refused: refusalTexts[cause instanceof Refusal ? cause.reason : 'zip-broken'] }
  }
}
