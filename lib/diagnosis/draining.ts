const holder = globalThis as typeof globalThis & { portalDraining?: boolean }

/** After the stop signal the readiness check fails, so that no new requests arrive; requests that still arrive are answered. */
export const startDraining = () => void (holder.portalDraining = true)

export const isDraining = () => holder.portalDraining === true
