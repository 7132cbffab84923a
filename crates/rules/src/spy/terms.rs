//! What a deal is drawn from, and how it turned out, for the proof of it.

use wire::{Parameter, Refusal, RoleView, VISITOR, VariantId};

use crate::{
    Moment, Public,
    fairness::Terms,
    room::places,
    spy::{
        deal::{deals_of, starter, variant},
        state::Stage,
    },
};

pub(crate) fn terms(public: &Public, moment: &Moment) -> Result<Terms, Refusal> {
    let order = public.players();
    let later = public.spy().filter(|_| !public.begins_game());
    let ruleset = match later.map(|play| variant(public, play, order.len()).map(|v| v.ruleset)) {
        Some(None) => later.map(|play| (*play.ruleset).clone()),
        known => known.flatten(),
    };
    let ruleset = match ruleset {
        Some(ruleset) => ruleset,
        None => (*public.book.rules(order.len())?).clone(),
    };
    let mut terms = Terms::of("spy");
    let id = public.book.variant(order.len());
    terms.rule(format_args!("ruleset|{}", name_of(id)));
    for (name, value) in public.settings.spy.house.iter().flat_map(|h| &h.changes) {
        terms.rule(format_args!("change|{name}|{}", said(value)));
    }
    terms.packs(public, moment);
    match &public.game {
        Some(game) if later.is_some() => terms.places(&game.places(1).0),
        _ => {
            let deals = deals_of(public, &ruleset);
            places::pool_terms(&mut terms, public, moment, deals.into())?;
        }
    }
    terms.from(format_args!("roles|{}", u8::from(ruleset.roles)));
    terms.from(format_args!("middle|{}", ruleset.middle_cards));
    // Who begins follows from the rules of the round before, as in the deal itself.
    let rules_before = later.map_or(&ruleset, |play| &*play.ruleset);
    match starter(public, later, rules_before, &order) {
        Some(seat) => terms.from(format_args!("starter|{seat}")),
        None => terms.from(format_args!("starter|draw")),
    }
    Ok(terms)
}

fn name_of(variant: VariantId) -> &'static str {
    match variant {
        VariantId::Spijun => "spijun",
        VariantId::TimeTravel => "time-travel",
        VariantId::FilmNight => "film-night",
        VariantId::Indictment => "indictment",
        VariantId::Duel => "duel",
        VariantId::Trio => "trio",
    }
}

fn said(value: &Parameter) -> String {
    match value {
        Parameter::Flag(flag) => flag.to_string(),
        Parameter::Number(number) => number.to_string(),
        Parameter::Word(word) => word.clone(),
        Parameter::Steps(steps) => {
            let steps = steps
                .iter()
                .map(|s| format!("{}:{}", s.players_up_to, s.minutes));
            steps.collect::<Vec<_>>().join(",")
        }
    }
}

/// Once the round is over.
pub(crate) fn opening(public: &Public) -> Vec<String> {
    let Some(round) = public.spy_round() else {
        return Vec::new();
    };
    let Stage::Over(result) = &round.stage else {
        return Vec::new();
    };
    let mut lines = vec![
        format!("starter|{}", round.drawn),
        format!("place|{}", result.place),
    ];
    lines.push(match result.spy {
        Some(seat) => format!("spy|{seat}"),
        None => "spy|middle".to_owned(),
    });
    lines.extend(result.roles.iter().map(|RoleView { seat, role }| {
        let role = if role == VISITOR { "-" } else { role };
        format!("role|{seat}|{role}")
    }));
    lines
}
