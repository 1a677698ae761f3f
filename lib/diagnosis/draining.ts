const holder = globalThis as typeof globalThis & { portalDraining?: boolean }

/** The readiness check fails while the server stops, so that no new requests arrive. */
export const startDraining = () => void (holder.portalDraining = true)

export const isDraining = () => holder.portalDraining === true
