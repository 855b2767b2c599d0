<?php
/**
 * Plugin Name: site-embed
 * Description: A search over an Algolia index and documents from Contentful, by the shortcodes [site-search] and [rich-doc].
 * Version: 1.0.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * Author: site-embed
 * License: MIT (compatible with the GPL)
 * License URI: https://opensource.org/license/mit
 */

defined( 'ABSPATH' ) || exit;

const SITE_EMBED_OPTION = 'site_embed';

/** What the shortcodes take, and what of it needs trust: from the contract of the elements. */
/* generated: attributes */
const SITE_EMBED_ATTRIBUTES = array(
	'site-search' => array( 'index-name', 'locale', 'time-zone', 'loading', 'privacy-policy', 'theme', 'layout', 'for', 'trigger', 'facets', 'selected', 'sort', 'hits-per-page', 'per-page-options', 'paging', 'hits-view', 'group-by', 'recommend', 'query', 'filters', 'params', 'search-fields', 'placeholder', 'label', 'name', 'heading-level', 'hit-title', 'hit-text', 'hit-image', 'hit-url', 'hit-date', 'hit-price', 'hit-currency', 'hit-badge', 'hit-facts', 'hit-entry', 'opens', 'url-sync', 'url-prefix', 'results-page', 'query-param', 'shortcut', 'search-on', 'search-delay', 'min-length', 'suggestions-index', 'recent', 'ask', 'insights', 'user-token', 'track', 'powered-by', 'autofocus', 'agent-tool' ),
	'rich-doc' => array( 'entry-id', 'content-type', 'slug', 'slug-field', 'field', 'locale', 'time-zone', 'loading', 'privacy-policy', 'theme', 'content-locale', 'preview', 'timeline', 'show', 'date-field', 'heading-level', 'entry-url', 'opens', 'page-meta', 'link-target', 'include' ),
);
const SITE_EMBED_GUARDED    = array( 'privacy-policy', 'for', 'trigger', 'name', 'opens', 'results-page', 'shortcut', 'entry-url' );
/* end */

/** On a public host, of this version: the lightest file for each, and its integrity, which a release writes. */
const SITE_EMBED_PUBLIC = array(
	'site-search' => array( 'https://cdn.jsdelivr.net/npm/site-embed@1.0.0/dist/site-search.slim.js', 'sha384-EzoOVkIa3aBIjOie8CbUDPCuMRiO8yW8VLF8GI/zHt5njPHqNwvac7lz+qZHxumc' ),
	'rich-doc'    => array( 'https://cdn.jsdelivr.net/npm/site-embed@1.0.0/dist/rich-doc.slim.js', 'sha384-I2w8TqCl7qZkybXIYvBlzQ/FEaHuawkSUFw9V7O48ZhXFJBdHaFiIdpCGNA53DIy' ),
	'site-embed'  => array( 'https://cdn.jsdelivr.net/npm/site-embed@1.0.0/dist/site-embed.slim.js', 'sha384-6vaKS13NsDxDTaeXaXwDzPulF/n4nvtZbEi8E7zE8lQ1dvcNbH/e2Hek9O97SyNy' ),
);

/** What asks an agent, for searches with the attribute `ask`. */
const SITE_EMBED_ASK = array( 'https://cdn.jsdelivr.net/npm/site-embed@1.0.0/dist/site-embed.ask.js', 'sha384-sGES9PozkyIGMQEv/IEnchwSrFUB8HttKZw3ibYtTqmlCxjEiQz3h+VktC4Kem+B' );

/** What a setting is called, what it may be with the message where it is something else, and what counts without it. */
function site_embed_fields() {
	$name = array( '/^[A-Za-z0-9_-]*$/', __( 'letters and digits only', 'site-embed' ) );
	$key  = array( '/^(?!CFPAT-)[^\s<>"]*$/', __( 'a key for reading alone, without spaces', 'site-embed' ) );
	$host = array( '#^(?:[a-z]{2}|/|https?://[^\s<>"]+)?$#', __( 'an address that begins with https://', 'site-embed' ) );
	return array(
		'app-id'       => array( __( 'Algolia application', 'site-embed' ), $name ),
		'api-key'      => array( __( 'Algolia search-only key', 'site-embed' ), $key ),
		'search-host'  => array( __( 'Another host for searching', 'site-embed' ), $host ),
		'space-id'     => array( __( 'Contentful space', 'site-embed' ), $name ),
		'access-token' => array( __( 'Contentful delivery token', 'site-embed' ), $key ),
		'environment'  => array( __( 'Contentful environment', 'site-embed' ), $name, 'master' ),
		'content-host' => array( __( 'Another host for documents, or eu', 'site-embed' ), $host ),
		'spaces'       => array( __( 'Tokens of other Contentful spaces', 'site-embed' ), array( '/^(?!.*CFPAT-)(?:[\w.-]+:[^\s<>",]+(?:, *|$))*$/', __( 'a list such as spaceId:token, spaceId:token', 'site-embed' ) ) ),
		'src'          => array( __( 'Address of the script', 'site-embed' ), array( '#^(?:https?://[^\s<>"]+)?$#', __( 'an address that begins with https://', 'site-embed' ) ), dirname( SITE_EMBED_PUBLIC['site-embed'][0] ) . '/' ),
		'integrity'    => array( __( 'Its integrity', 'site-embed' ), array( '#^(?:sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2})?$#', __( 'as in dist/integrity.json: sha384-…', 'site-embed' ) ) ),
	);
}

function site_embed_option( $name ) {
	$all = get_option( SITE_EMBED_OPTION, array() );
	return isset( $all[ $name ] ) ? (string) $all[ $name ] : '';
}

// —— Scripts ——

/** The owner's copy beside this file, if there is one: its address, with its time, so that a new version is not taken for the old one. */
function site_embed_copy( $name ) {
	foreach ( array( "$name.slim.js", "$name.js" ) as $file ) {
		$path = plugin_dir_path( __FILE__ ) . $file;
		if ( file_exists( $path ) ) {
			return array( plugins_url( $file, __FILE__ ) . '?ver=' . filemtime( $path ), '' );
		}
	}
	return null;
}

/** For these elements, by name, each with its integrity: at the address that is set, beside this file, or on the public host. */
function site_embed_scripts( $tags ) {
	if ( site_embed_option( 'src' ) ) {
		return array( 'site-embed' => array( site_embed_option( 'src' ), site_embed_option( 'integrity' ) ) );
	}
	$copies = array();
	foreach ( array_keys( SITE_EMBED_PUBLIC ) as $name ) {
		$copies[ $name ] = site_embed_copy( $name );
	}
	// Whoever has a copy of some files gets none from elsewhere.
	$there = array_filter( $copies ) ? array_filter( $copies ) : SITE_EMBED_PUBLIC;
	$names = count( $tags ) > 1 && isset( $there['site-embed'] ) ? array( 'site-embed' ) : $tags;
	$found = array();
	foreach ( $names as $name ) {
		$name = isset( $there[ $name ] ) ? $name : 'site-embed';
		if ( isset( $there[ $name ] ) ) {
			$found[ $name ] = $there[ $name ];
		}
	}
	return $found;
}

/** The lightest scripts for all elements of the page. What stands in its head already stays: a later element brings its own. */
function site_embed_load( $tag ) {
	static $tags  = array();
	static $names = array();
	if ( in_array( $tag, $tags, true ) ) {
		return;
	}
	$tags[]  = $tag;
	$printed = array_filter(
		$names,
		function ( $name ) {
			return wp_script_is( "site-embed-$name", 'done' );
		}
	);
	foreach ( array_diff( $names, $printed ) as $name ) {
		wp_dequeue_script( "site-embed-$name" );
	}
	$scripts = site_embed_scripts( $printed ? array( $tag ) : $tags );
	foreach ( $scripts as $name => list( $src, $integrity ) ) {
		wp_enqueue_script( "site-embed-$name", $src, array(), null, false );
		wp_script_add_data( "site-embed-$name", 'site_embed_integrity', $integrity );
	}
	$names = array_merge( $printed, array_keys( $scripts ) );
}

/** From the same place as the script of the search: a copy of one file is used with a copy of the other only. */
function site_embed_load_ask() {
	list( $search ) = current( site_embed_scripts( array( 'site-search' ) ) );
	list( $ask ) = SITE_EMBED_ASK;
	$beside = preg_replace( '#[^/]+$#', basename( $ask ), strtok( $search, '?' ) );
	$copy = plugin_dir_path( __FILE__ ) . basename( $ask );
	list( , $integrity ) = $beside === $ask ? SITE_EMBED_ASK : array( '', '' );
	$version = file_exists( $copy ) && plugins_url( basename( $ask ), __FILE__ ) === $beside ? '?ver=' . filemtime( $copy ) : '';
	wp_enqueue_script( 'site-embed-ask', $beside . $version, array(), null, false );
	wp_script_add_data( 'site-embed-ask', 'site_embed_integrity', $integrity );
}

// —— Pages ——

add_action(
	'wp_enqueue_scripts',
	function () {
		$post = is_singular() ? get_post() : null;
		// Into the head where it is known; a shortcode elsewhere, in a widget for instance, asks for it later.
		foreach ( array_keys( SITE_EMBED_ATTRIBUTES ) as $tag ) {
			if ( $post && has_shortcode( $post->post_content, $tag ) ) {
				site_embed_load( $tag );
			}
		}
	}
);

/** The account, once in a page. It stands in JSON of its own: plugins that join scripts would lose it on the script's tag. */
function site_embed_account() {
	static $is_there = false;
	if ( $is_there ) {
		return '';
	}
	$is_there = true;
	$defaults = array();
	foreach ( array( 'app-id', 'api-key', 'search-host', 'space-id', 'access-token', 'environment', 'content-host', 'spaces' ) as $name ) {
		if ( site_embed_option( $name ) ) {
			$defaults[ lcfirst( str_replace( '-', '', ucwords( $name, '-' ) ) ) ] = site_embed_option( $name );
		}
	}
	return '<script type="application/json" data-site-embed>' . wp_json_encode( (object) $defaults, JSON_HEX_TAG | JSON_HEX_AMP ) . "</script>\n";
}

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		$integrity = wp_scripts()->get_data( $handle, 'site_embed_integrity' );
		if ( false === $integrity ) {
			return $tag;
		}
		$more = $integrity ? ' integrity="' . esc_attr( $integrity ) . '" crossorigin="anonymous"' : '';
		return site_embed_account() . str_replace( ' src=', ' defer' . $more . ' src=', $tag );
	},
	10,
	2
);

/** Room for what comes, so that nothing on the page moves; or the room that the shortcode names. */
function site_embed_room( $tag, $values ) {
	$layout = isset( $values['layout'] ) ? $values['layout'] : 'page';
	if ( isset( $values['style'] ) ) {
		return 'display:block;' . safecss_filter_attr( $values['style'] );
	}
	if ( 'rich-doc' === $tag ) {
		return 'display:block;min-height:40rem';
	}
	if ( 'dialog' === $layout ) {
		return '';
	}
	if ( 'dropdown' === $layout ) {
		return 'display:block;width:16em;min-height:44px';
	}
	return 'display:block;min-height:' . ( isset( $values['for'] ) || isset( $values['results-page'] ) ? '44px' : '100vh' );
}

/** The attributes of a shortcode that an element takes, by their names; a flag has none of a value. */
function site_embed_values( $tag, $written ) {
	$takes = array_merge( SITE_EMBED_ATTRIBUTES[ $tag ], array( 'id', 'class', 'lang', 'style' ) );
	if ( ! site_embed_option( 'trust' ) ) {
		$takes = array_diff( $takes, SITE_EMBED_GUARDED );
	}
	$values = array();
	foreach ( (array) $written as $name => $value ) {
		$name = is_int( $name ) ? strtolower( $value ) : $name;
		if ( in_array( $name, $takes, true ) ) {
			// Editors write `>=` as an entity for those who may not write HTML.
			$values[ $name ] = $value === $name ? '' : html_entity_decode( $value, ENT_QUOTES, 'UTF-8' );
		}
	}
	return $values;
}

/** What the visitor has without JavaScript, and when the service cannot be used: the site's own search. */
function site_embed_fallback( $tag, $values, $content ) {
	$own = trim( do_shortcode( shortcode_unautop( (string) $content ) ) );
	if ( $own || 'rich-doc' === $tag || ( isset( $values['layout'] ) && 'dialog' === $values['layout'] ) ) {
		return $own;
	}
	return get_search_form( array( 'echo' => false ) );
}

function site_embed_shortcode( $written, $content, $tag ) {
	$values   = site_embed_values( $tag, $written );
	$fallback = site_embed_fallback( $tag, $values, $content );
	if ( ! site_embed_scripts( array( $tag ) ) ) {
		/* translators: %s: the name of a file */
		$lack = sprintf( __( 'site-embed: no script beside the plugin has this element. Put %s there too.', 'site-embed' ), "$tag.slim.js" );
		return $fallback . ( current_user_can( 'manage_options' ) ? '<p>' . esc_html( $lack ) . '</p>' : '' );
	}
	site_embed_load( $tag );
	if ( isset( $values['ask'] ) ) {
		site_embed_load_ask();
	}
	$values['style'] = site_embed_room( $tag, $values );
	$attributes      = '';
	foreach ( $values as $name => $value ) {
		$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return '<' . $tag . $attributes . '>' . $fallback . '</' . $tag . '>';
}
add_shortcode( 'site-search', 'site_embed_shortcode' );
add_shortcode( 'rich-doc', 'site_embed_shortcode' );

// —— Settings ——

/** What is wrong keeps the value of before. */
function site_embed_sanitize( $typed ) {
	$kept = array( 'trust' => empty( $typed['trust'] ) ? '' : '1' );
	foreach ( site_embed_fields() as $name => list( $label, list( $pattern, $message ) ) ) {
		$value = isset( $typed[ $name ] ) && is_string( $typed[ $name ] ) ? trim( $typed[ $name ] ) : '';
		if ( preg_match( $pattern, $value ) ) {
			$kept[ $name ] = $value;
			continue;
		}
		$kept[ $name ] = site_embed_option( $name );
		add_settings_error( SITE_EMBED_OPTION, $name, sprintf( '%s: %s', $label, $message ) );
	}
	return $kept;
}

function site_embed_field( $named ) {
	printf(
		'<input type="text" class="regular-text code" id="site-embed-%1$s" name="%2$s[%1$s]" value="%3$s" placeholder="%4$s" autocomplete="off" spellcheck="false">',
		esc_attr( $named['name'] ),
		esc_attr( SITE_EMBED_OPTION ),
		esc_attr( site_embed_option( $named['name'] ) ),
		esc_attr( $named['without'] )
	);
}

function site_embed_trust() {
	printf(
		'<label><input type="checkbox" id="site-embed-trust" name="%s[trust]" value="1"%s> %s</label>',
		esc_attr( SITE_EMBED_OPTION ),
		checked( site_embed_option( 'trust' ), '1', false ),
		esc_html(
			/* translators: %s: names of attributes */
			sprintf( __( 'Everyone who may write posts may also set: %s', 'site-embed' ), implode( ', ', SITE_EMBED_GUARDED ) )
		)
	);
}

add_action(
	'admin_init',
	function () {
		register_setting(
			'site-embed',
			SITE_EMBED_OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => 'site_embed_sanitize',
				'default'           => array(),
			)
		);
		add_settings_section( 'site-embed', '', '__return_null', 'site-embed' );
		foreach ( site_embed_fields() as $name => $field ) {
			$more = array(
				'name'      => $name,
				'without'   => isset( $field[2] ) ? $field[2] : '',
				'label_for' => "site-embed-$name",
			);
			add_settings_field( $name, $field[0], 'site_embed_field', 'site-embed', 'site-embed', $more );
		}
		add_settings_field( 'trust', __( 'Shortcodes', 'site-embed' ), 'site_embed_trust', 'site-embed', 'site-embed' );
	}
);

function site_embed_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>site-embed</h1><p>';
	echo esc_html__( 'Everybody can read these keys in the page: take keys that may do nothing but search and read.', 'site-embed' );
	echo '</p><form action="options.php" method="post">';
	// With the nonce that options.php asks for, beside the right to change options.
	settings_fields( 'site-embed' );
	do_settings_sections( 'site-embed' );
	submit_button();
	echo '</form></div>';
}

add_action(
	'admin_menu',
	function () {
		add_options_page( 'site-embed', 'site-embed', 'manage_options', 'site-embed', 'site_embed_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( __FILE__ ),
	function ( $links ) {
		$address = esc_url( admin_url( 'options-general.php?page=site-embed' ) );
		return array_merge( array( '<a href="' . $address . '">' . esc_html__( 'Settings', 'site-embed' ) . '</a>' ), $links );
	}
);

// Nothing stays behind.
function site_embed_uninstall() {
	delete_option( SITE_EMBED_OPTION );
}
register_uninstall_hook( __FILE__, 'site_embed_uninstall' );
