import 'server-only'
import { channel } from 'node:diagnostics_channel'

const checkpoints = channel('portal:checkpoint')

/** Does nothing in production; the fault tests stop the process at these steps. */
export function checkpoint(name: string): void {
  if (checkpoints.hasSubscribers) checkpoints.publish(name)
}
