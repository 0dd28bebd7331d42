// Það sem villur segja sem aðeins skrifstofan og kerfisstjórar sjá.

import type { officeError as english } from '#shared/text/en/office-error.ts';
import type { Texts } from '#shared/text/texts.ts';

export const officeError: Texts<typeof english> = {
  wrong_current_password: 'Núverandi lykilorð er rangt',
  second_factor_on: 'Tveggja þátta auðkenning er þegar á',
  second_factor_off: 'Tveggja þátta auðkenning er ekki á',
  route_missing: 'Þessi síða er ekki til',
  payroll_record_missing: 'Launaskráin fannst ekki',
  integration_missing: 'Tengingin fannst ekki',
  api_key_missing: 'API-lykillinn fannst ekki',
  api_key_revoked: 'API-lykillinn hefur verið afturkallaður',
  webhook_missing: 'Vefkrókurinn fannst ekki',
  script_missing: 'Skriftan fannst ekki',
  period_missing: 'Launatímabilið fannst ekki',
  manager_missing: 'Þessi manneskja er ekki lengur hér',
  manager_exists: 'Netfangið er þegar í notkun á skrifstofunni',
  manager_joined: 'Viðkomandi hefur þegar valið lykilorð',
  manager_changed: 'Einhver annar hefur breytt aðgangi viðkomandi',
  email_of_company: 'Aðgangur fyrirtækisins notar þetta netfang. Notaðu annað.',
  own_access: 'Þú getur ekki breytt þínum eigin aðgangi. Biddu samstarfsmann.',
  employee_exists: 'Starfsmaður með þessu nafni er þegar til',
  employeeAlike: 'Of líkt nafni starfsmannsins „{{name}}“. Broddar, hástafir og bil skipta ekki máli.',
  employee_changed: 'Einhver annar hefur breytt þessum starfsmanni',
  company_changed: 'Einhver annar hefur breytt þessu fyrirtæki',
  notes_changed: 'Annar kerfisstjóri hefur breytt þessum minnispunktum',
  settings_changed: 'Einhver annar hefur breytt þessum stillingum',
  project_changed: 'Einhver annar hefur breytt þessu verki',
  period_changed: 'Einhver annar var að breyta þessu launatímabili',
  period_not_over: 'Launatímabilinu er ekki lokið',
  period_not_ready: 'Tímafærslur standa í vegi. Enn í gangi: {{open}}. Ósamþykktar: {{unapproved}}.',
  employees_present: 'Sýnihópurinn er aðeins fyrir fyrirtæki án starfsmanna',
  example_row: 'Þetta tilheyrir sýnihópnum og því verður ekki breytt',
  already_paying: 'Fyrirtækið er þegar í áskrift',
  plan_too_small:
    'Þessi áskriftarleið er fyrir {{max}} virka starfsmenn að hámarki og þið eruð með {{employees}}. Veldu stærri leið.',
  bank_elsewhere: 'Krafa í banka er aðeins fyrir fyrirtæki á Íslandi. Greiddu frekar með korti.',
  bank_refused: 'Ekki tókst að stofna kröfuna. Athugaðu kennitöluna og netfangið.',
  card_unable: 'Ekki tókst að staðfesta áskriftina',
  billing_unavailable: 'Greiðslukerfið svarar ekki núna. Reyndu aftur: ekkert er pantað tvisvar.',
  subscription_runs: 'Áskriftin er enn virk. Segðu henni fyrst upp.',
  export_running: 'Útflutningur allra gagna er þegar í gangi',
  report_too_large: 'Skýrslan er of stór. Veldu styttra tímabil.',
  email_unverified: 'Staðfestu fyrst netfang fyrirtækisins: opnaðu hlekkinn í fyrsta póstinum frá okkur.',
  report_consent_not_now:
    'Ekki er hægt að spyrja þetta netfang núna. Það hefur svarað, var spurt nýlega eða hefur verið spurt of oft.',
  monthly_report_off: 'Slökkt er á mánaðarskýrslunni. Kveiktu á henni í stillingunum.',
  reports_by_hand_spent:
    'Senda má mánaðarskýrsluna {{max}} sinnum á sólarhring. Reyndu aftur eftir {{hours}} klst.',
  report_run_missing: 'Mánaðarskýrslan fannst ekki',
  phone_missing: 'Starfsmaðurinn er ekki með gilt farsímanúmer. Skráðu það fyrst.',
  kennitala_missing:
    'Ekki er hægt að búa til launaskrána. Gilda kennitölu vantar: {{names}}. Skráðu hana og reyndu aftur.',
  payroll_empty: 'Engir tímar eru til útborgunar á þessu tímabili',
  approval_off: 'Slökkt er á samþykki tímafærslna. Kveiktu á því í stillingunum.',
};
