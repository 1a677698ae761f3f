import { rawRequest } from './raw-request'
import { forgedTokens } from './session/forged-tokens'
import { renewedAtOnce } from './session/renewed-at-once'
import { trial } from './trial'

await trial('check:session', async (stage, tries) => {
  const cookie = await renewedAtOnce(stage, tries)
  await forgedTokens(stage, tries, cookie)
  for (const { url } of stage.instances) {
    // Between two requests a connection stays open for longer than a balancer keeps it.
    const kept = (await rawRequest(url, '/api/health')).headers['keep-alive'] ?? ''
    tries.expect(Number(/timeout=(\d+)/.exec(kept)?.[1]) > 60, `an instance keeps connections for ${kept}`)
  }
})
