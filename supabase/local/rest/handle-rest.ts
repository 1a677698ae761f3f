import { withInnerToken } from '../auth/library-calls'
import type { Tokens } from '../auth/tokens'
import type { LiteApp } from '../lite-app'
import type { RestErrors } from './errors'

export type RestParts = { app: LiteApp; tokens: Tokens; errors: RestErrors }

/** Answers `/rest/v1`. */
export async function handleRest(
  request: Request,
  peerAddress: string | null,
  { app, tokens, errors }: RestParts,
): Promise<Response> {
  const inner = await withInnerToken(request, tokens)
  return errors.watch(() => app.fetch(inner, peerAddress))
}
