/**
 * Phrases by what somebody does with them in a message, without accents, with lines for each language. Sellers offer
 * something, speak of the agency's site and ask for a reply; clients speak of their own firm and say what they want.
 * The classifier learns from the corpus how much each act counts, for all languages together.
 */
const phrases = {
  "#offers": [
    "(?:nous|je|on)(?: vous)? (?:propos|offr|vend|aid|livr|fourni|garanti|realis|cre|ger|ecri|envo|install)\\w*",
    "(?:notre|nos) (?:equipe|offre|outil|service|expert|solution|plateforme|technicien|prestation|tarif|client)",
    "we (?:can |also )?(?:offer|provide|sell|help|deliver|supply|build|design|develop|speciali[sz]e|guarantee|work with|install|remove|print|run)\\b",
    "our (?:team|expert|service|client|platform|software|tool|solution|package|price|rate|portfolio|developer|agency)",
    "wir (?:\\w+ )?(?:bieten|helfen|liefern|verkaufen|verschicken|loschen|erstellen|entwickeln|drucken|unterstutzen|garantieren|vermitteln|ubernehmen|schreiben|produzieren)\\b",
    "(?:bieten|helfen|liefern|senden|ubernehmen|zeigen) wir\\b",
    "unsere?[mnrs]? (?:team|angebot|expert|service|losung|plattform|software|tool|kunden|entwickler|paket|kolleg|preis)",
  ],
  "#yours": [
    "(?:votre|vos) (?:site|referencement|visibilite|agence|fiche|client|concurrent|position|domaine|nom de domaine|trafic|entreprise|societe|chiffre|equipe|activite|commune|locaux|blog|marque|prospect|page)",
    "your (?:web ?site|site|rank|agency|list|domain|competitor|traffic|business|company|sales|client|customer|brand|blog|team|google|seo|online|homepage|page|premises|area)",
    "ihre[mnrs]? (?:\\w+ )?(?:website|webseite|seite|homepage|agentur|domain|kunden|sichtbarkeit|unternehmen|firma|umsatz|ranking|blog|marke|team|bewertung|standort|region|postleitzahl|internet|betrieb|vertrag|buro)",
  ],
  "#reply": [
    "(?:puis-je|dois-je|pouvons-nous|souhaitez-vous|voulez-vous|seriez-vous|etes-vous|acceptez-vous|on en parle|repondez|interessee?s?\\b|qui (?:gere|s['’]occupe)|commandez|cliquez|inscrivez)",
    "(?:(?:shall|can|may|could|should) (?:i|we)\\b|would you|are you (?:open|interested|the right|looking)|do you (?:sell|accept)|reply|interested\\b|let me know|get back to me|worth a|who (?:handles|is in charge|looks after)|open to|order now|join now|click|confirm)",
    "(?:soll ich|durf(?:en|te) (?:wir|ich)|darf ich|hatten sie|waren sie|haben sie (?:interesse|\\d)|antworten sie|passt es|interesse\\b|klicken|bestellen sie|wer (?:kummert|ist)|verkaufen sie|kurze frage)",
  ],
  "#urges": [
    "(?:amende|mise en demeure|dernier rappel|suspension|expire|places limitees|risquez)",
    "(?:final (?:notice|reminder)|fined?\\b|expir|urgent action|limited|avoid\\b)",
    "(?:abmahn|bussgeld|bußgeld|letzte (?:mahnung|erinnerung|chance)|abschalt|nur (?:noch|heute|diese))",
  ],
  "#gift": [
    "(?:gratuit|offert|sans engagement|sans frais)",
    "(?:free\\b|no (?:obligation|strings|cost|commitment)|costs? (?:you )?nothing)",
    "(?:kostenlos|kostenfrei|unverbindlich|gratis|ohne risiko)",
  ],
  "#gain": [
    "(?:gagnez|economisez|doublez|augmentez|boostez)",
    "(?:earn|save|boost|double|increase|grow|skyrocket)\\b",
    "(?:verdienen|sparen|steigern|verdoppeln|gewinnen)\\b",
  ],
  "#wares": [
    "(?:netlinking|articles? (?:sponsorise|invite)|(?:echange de|vos) liens|texte avec (?:un )?liens?|(?:base|fichier) (?:de donnees )?(?:d['’]|de )(?:e-?mail|adresse|contact|prospect)|rendez-vous qualifies|abonnes|avis (?:google|positif)|externalis|sous-trait|marque blanche|(?:d['’]un|des?) prets?\\b|credit|financement|defunt|leguer|heritage|video explicative|communique|marabout|voyant)",
    "(?:do-?follow|back-?link|(?:link|text) (?:insertion|link|exchange)|(?:guest|sponsored|paid) (?:post|article|blog)|(?:e-?mail|contact|business|leads?) (?:list|database)|qualified|new business|followers|google reviews|outsourc|white.?label|dedicated developer|offshore|loans?\\b|funding|bitcoin|crypto|trading|forex|late (?:husband|father|client)|inherit|explainer|press release|award|shortlist|acquire)",
    "(?:gast(?:artikel|beitrag)|linktausch|(?:text|beitrag|artikel) mit link|(?:firmen|e-?mail-)adressen|adress(?:list|daten)|qualifizierte|neukund|kaltakquise|follower|google-?bewertung|rezension|auslager|outsourc|kredit|darlehen|finanzierung|vermogen|erbschaft|erklarvideo|pressemitteilung|online-medien|hellseher|wahrsag)",
  ],
  "#agencies": [
    "(?:agences (?:comme|de|web|digitale)|(?:les|des|aux) agences|comme (?:la|le) votre)",
    "(?:agencies\\b|companies like|like yours)",
    "(?:(?:fur|helfe|hilft|helfen|mit|von|andere[nr]?) agenturen|agenturen wie|wie ihre[snm]?\\b)",
  ],
  "#found": [
    "(?:premiere page|page 1|(?:je suis tombee? sur|en analysant|j['’]ai (?:visite|analyse|remarque|releve|parcouru|regarde))|visiteurs perdus)",
    "(?:first page|page (?:one|1)\\b|top (?:3|10|of google)|(?:i|we) (?:just )?(?:noticed|found|came across|looked|checked|ran|visited|reviewed)|(?:look(?:ed|ing)?) (?:at|over) your|outrank)",
    "(?:seite (?:1|eins)\\b|ersten seite|(?:aufgefallen|gestolpert|gestossen|angesehen|angeschaut|analysiert|analyse ihrer|gepruft))",
  ],
  "#wants": [
    "(?:nous|je|on)(?: nous| me)? (?:voudr|cherch|souhait|aimer|voul|veux|veut|recherch)\\w*",
    "(?:(?:j['’]ai|j['’]aurais|nous avons|nous aurions|on a) besoin|il (?:nous|me) fau|j['’]aimer)",
    "(?:we|i)(?:['’]d| would| am| are|['’]re|['’]m)? (?:want|need|like|looking|after)\\b",
    "(?:wir|ich) (?:\\w+ )?(?:suche|brauche|mochte|will|wollen|hatte|brauchte|benotige)n?\\b",
    "(?:suche|brauche|mochte|hatte|brauchte|benotige)n? (?:wir|ich)\\b",
  ],
  "#own": [
    "(?:mon|ma|mes|notre|nos) (?:site|boutique|restaurant|atelier|cabinet|salon|entreprise|association|mari|page|client|logo|boulangerie|hotel|commerce|ferme|ecole|nom de domaine|ancien|actuel|vieux|telephone|compte|femme|pere|patron|fille|fils)",
    "(?:my|our) (?:web ?site|site|shop|store|restaurant|studio|practice|salon|firm|charity|husband|wife|logo|bakery|hotel|customer|old|current|business|booking|instagram|domain|online|staff|boss|son|daughter|home|patient|member|guest)",
    "(?:mein|unser)e?[mnrs]? (?:website|webseite|seite|homepage|laden|shop|restaurant|praxis|salon|betrieb|verein|mann|frau|logo|backerei|hotel|kund|alt|jetzig|aktuell|werkstatt|instagram|domain|chef|vater|sohn|tochter|patient|gast|mitglied|onlineshop|firma)",
  ],
} as const satisfies Record<string, string[]>;

const patterns = Object.entries(phrases).map(
  ([act, lines]) => [act, new RegExp(`\\b(?:${lines.join("|")})`)] as const,
);

/** The acts in a text, which must be in lower case and without accents. */
export function actsIn(plain: string): string[] {
  return patterns.filter(([, pattern]) => pattern.test(plain)).map(([act]) => act);
}
