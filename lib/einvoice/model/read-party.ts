import type { Party } from '@/lib/einvoice/model/invoice'
import { attributeOf, nodeAt, textAt, textOf, type XmlNode } from '@/lib/einvoice/xml/node'

/**
 * From the parent of a `cac:Party`, or a party that stands by itself; the tax scheme tells who it is,
 * `PartyIdentification` where there is none.
 */
export function readParty(parent: XmlNode | undefined): Party {
  const party = nodeAt(parent, 'Party') ?? parent
  const scheme = nodeAt(party, 'PartyTaxScheme')
  const legal = nodeAt(party, 'PartyLegalEntity')
  const taxId = nodeAt(scheme, 'CompanyID')
  const id = textOf(taxId) ? taxId : nodeAt(party, 'PartyIdentification/ID')
  const address = nodeAt(party, 'PhysicalLocation/Address') ?? nodeAt(scheme, 'RegistrationAddress')
  const legalName = textAt(legal, 'RegistrationName')
  return {
    name: textAt(scheme, 'RegistrationName') || legalName || textAt(party, 'PartyName/Name'),
    nit: textOf(id),
    digit: attributeOf(id, 'schemeID'),
    idType: attributeOf(id, 'schemeName'),
    legal: { name: legalName, nit: textAt(legal, 'CompanyID') },
    responsibilities: textAt(scheme, 'TaxLevelCode'),
    organization: textAt(parent, 'AdditionalAccountID'),
    address: textAt(address, 'AddressLine/Line'),
    city: textAt(address, 'CityName'),
    email: textAt(party, 'Contact/ElectronicMail'),
  }
}
