import 'server-only'
import { z } from 'zod'
import { signatureKinds, type SignatureKind } from '@/content/signatures'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const checked = z.object({
  matches: z.enum(['code', 'frozen', 'sealed']),
  code: z.string(),
  kind: z.enum(Object.keys(signatureKinds) as [SignatureKind, ...SignatureKind[]]),
  version: z.number(),
  pages: z.number(),
  status: z.enum(['sent', 'sealing', 'signed', 'declined', 'expired', 'withdrawn', 'superseded']),
  sentAt: z.string(),
  sha256: z.string(),
  sealedSha256: z.string().nullable(),
  sealedAt: z.string().nullable(),
  stampedAt: z.string().nullable(),
  certificateUntil: z.string().nullable(),
  signers: z.number(),
  signed: z.number(),
  /** `whole` is false when rows of the evidence were changed. */
  whole: z.boolean(),
  /** The version number of the document that replaces this one. */
  newer: z.number().nullable(),
})
/** Anybody with the document's code or file may read these fields, so they contain no names and no client data. */
export type CheckedSignature = z.output<typeof checked>

/** Finds a document by its code (`XXXX-XXXX-XXXX-XXXX`) or by the SHA-256 of the sent or the signed file. */
export const checkSignature = (wanted: string): Promise<CheckedSignature | null> =>
  unwrap(adminClient().rpc('check_signature', { wanted }), 'signatures.check', checked.nullable())
