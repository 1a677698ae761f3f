import 'server-only'
import { channel } from 'node:diagnostics_channel'

const checkpoints = channel('portal:checkpoint')

/** Names a step whose order matters after a crash. Nobody listens in production; the fault tests stop the process here. */
export function checkpoint(name: string): void {
  if (checkpoints.hasSubscribers) checkpoints.publish(name)
}
