const sound = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2" xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions><sts:InvoiceControl><sts:InvoiceAuthorization>18764000001</sts:InvoiceAuthorization><sts:AuthorizationPeriod><cbc:StartDate>2025-10-01</cbc:StartDate><cbc:EndDate>2027-10-01</cbc:EndDate></sts:AuthorizationPeriod><sts:AuthorizedInvoices><sts:Prefix>FV</sts:Prefix><sts:From>1</sts:From><sts:To>9999999</sts:To></sts:AuthorizedInvoices></sts:InvoiceControl><sts:SoftwareProvider><sts:ProviderID schemeID="8" schemeName="31">999300777</sts:ProviderID></sts:SoftwareProvider></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
<cbc:CustomizationID>10</cbc:CustomizationID>
<cbc:ProfileID>DIAN 2.1: Factura Electrónica de Venta</cbc:ProfileID>
<cbc:ProfileExecutionID>1</cbc:ProfileExecutionID>
<cbc:ID>FV4821</cbc:ID>
<cbc:UUID schemeID="1" schemeName="CUFE-SHA384">218f0e27819a4286f9c935e4b4716a0ad016304f9b0c8aee8baf267dd4ce40a66345c46585316d558e5121c257ee0fa3</cbc:UUID>
<cbc:IssueDate>2026-04-15</cbc:IssueDate>
<cbc:IssueTime>19:30:15-05:00</cbc:IssueTime>
<cbc:InvoiceTypeCode>01</cbc:InvoiceTypeCode>
<cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode>
<cbc:LineCountNumeric>1</cbc:LineCountNumeric>

<cac:AccountingSupplierParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID><cac:Party><cac:PartyName><cbc:Name/></cac:PartyName><cac:PhysicalLocation><cac:Address><cbc:CityName>Tunja</cbc:CityName><cac:AddressLine><cbc:Line>Calle Inventada 1</cbc:Line></cac:AddressLine></cac:Address></cac:PhysicalLocation><cac:PartyTaxScheme><cbc:RegistrationName>Transportes Nube Clara Ltda.</cbc:RegistrationName><cbc:CompanyID schemeID="3" schemeName="31">999100317</cbc:CompanyID><cbc:TaxLevelCode listName="48">O-13;O-15</cbc:TaxLevelCode></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Transportes Nube Clara Ltda.</cbc:RegistrationName><cbc:CompanyID schemeID="3" schemeName="31">999100317</cbc:CompanyID></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID><cac:Party><cac:PartyName><cbc:Name/></cac:PartyName><cac:PhysicalLocation><cac:Address><cbc:CityName>Tunja</cbc:CityName><cac:AddressLine><cbc:Line>Calle Inventada 1</cbc:Line></cac:AddressLine></cac:Address></cac:PhysicalLocation><cac:PartyTaxScheme><cbc:RegistrationName>Café Tres Lunas S.A.S.</cbc:RegistrationName><cbc:CompanyID schemeID="9" schemeName="31">999200555</cbc:CompanyID><cbc:TaxLevelCode listName="48">O-13;O-15</cbc:TaxLevelCode></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Café Tres Lunas S.A.S.</cbc:RegistrationName><cbc:CompanyID schemeID="9" schemeName="31">999200555</cbc:CompanyID></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>
<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>47</cbc:PaymentMeansCode></cac:PaymentMeans>



<cac:TaxTotal><cbc:TaxAmount currencyID="COP">453910.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">2389000.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">453910.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>

<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="COP">2389000.00</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="COP">2389000.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="COP">2842910.00</cbc:TaxInclusiveAmount><cbc:AllowanceTotalAmount currencyID="COP">0.00</cbc:AllowanceTotalAmount><cbc:ChargeTotalAmount currencyID="COP">0.00</cbc:ChargeTotalAmount><cbc:PayableAmount currencyID="COP">2842910.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="94">1.000000</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="COP">2389000.00</cbc:LineExtensionAmount><cbc:FreeOfChargeIndicator>false</cbc:FreeOfChargeIndicator><cac:TaxTotal><cbc:TaxAmount currencyID="COP">453910.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">2389000.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">453910.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:Item><cbc:Description>Resma carta</cbc:Description></cac:Item><cac:Price><cbc:PriceAmount currencyID="COP">2389000.00</cbc:PriceAmount><cbc:BaseQuantity unitCode="94">1.000000</cbc:BaseQuantity></cac:Price></cac:InvoiceLine>
</Invoice>
`

/**
 * One invoice is correct, the other has two swapped digits in its IVA; tests/lib/einvoice/samples.test.ts makes both.
 */
export const exampleXml = {
  sound,
  swapped: sound.replaceAll('>453910.00<', '>435910.00<').replaceAll('>2842910.00<', '>2824910.00<'),
} as const
