//! The numbers of the house's packs tell its places apart, and what is said when they do not.

use content::{DISTANCE_MIN, Library, distance, distinct};
use wire::Attribute;
use wire::pack::Pack;

fn places() -> Pack {
    let library = Library::embedded();
    library
        .pack("places")
        .expect("every table begins with it")
        .clone()
}

fn words(pack: &Pack) -> String {
    let fault = distinct(pack).expect_err("the numbers are not enough");
    fault.to_string()
}

#[test]
fn every_pack_of_the_house_tells_its_places_apart() {
    for pack in Library::embedded().packs() {
        assert_eq!(distinct(pack), Ok(()), "{}", pack.id);
    }
}

#[test]
fn a_file_spells_attributes_as_the_code_names_them() {
    for attribute in Attribute::ALL {
        assert_eq!(
            serde_json::to_value(attribute).unwrap(),
            attribute.to_string()
        );
    }
}

#[test]
fn a_missing_attribute_is_named() {
    let mut pack = places();
    pack.places[1].attributes.remove(&Attribute::Noise);
    let id = &pack.places[1].id;
    assert_eq!(
        words(&pack),
        format!("place `{id}`: the attribute `noise` is missing")
    );
}

#[test]
fn an_attribute_that_is_the_same_everywhere_is_named() {
    let mut pack = places();
    for place in &mut pack.places {
        place.attributes.insert(Attribute::Water, 3);
    }
    assert_eq!(
        words(&pack),
        "the pack: the attribute `water` is 3 everywhere and tells nothing"
    );
}

#[test]
fn two_places_that_are_nearly_the_same_are_named() {
    let mut pack = places();
    let mut twin = pack.places[0].attributes.clone();
    let crowd = twin.get_mut(&Attribute::Crowd).unwrap();
    *crowd = crowd.abs_diff(1);
    pack.places[2].attributes = twin;
    let [first, second] = [0, 2].map(|index| &pack.places[index].id);
    assert_eq!(
        words(&pack),
        format!(
            "the pack: the attributes of `{first}` and `{second}` differ by 1 in all; \
             at least {DISTANCE_MIN} are needed to tell them apart"
        )
    );
}

#[test]
fn the_distance_is_the_same_both_ways_and_counts_what_both_have() {
    let pack = places();
    let [one, other] = [0, 1].map(|index| pack.places[index].clone());
    let far = distance(&one, &other);
    assert_eq!(far, distance(&other, &one));
    assert_eq!(distance(&one, &one), 0);
    let mut vague = other;
    let noise = vague.attributes.remove(&Attribute::Noise).unwrap();
    let lost = noise.abs_diff(one.attributes[&Attribute::Noise]);
    assert!(lost > 0, "the example shows something");
    assert_eq!(distance(&one, &vague), far - u32::from(lost));
}
